/** Fetching a file with its bytes counted as they come, and with a name for what failed. */

/** A file could not be had; file says which. */
export class Missing extends Error {
  constructor(url, why) {
    super(`${url}: ${why}`);
    this.file = new URL(url).pathname.split("/").pop();
  }
}

/** Fetch a file and refuse an error page in its place; the bytes may be awaited, the response passed on. */
export async function fetched(url, count = () => {}) {
  const response = await fetch(url).catch((wrong) => {
    throw new Missing(url, wrong.message);
  });
  if (!response.ok) throw new Missing(url, response.status);
  if ((response.headers.get("content-type") ?? "").includes("text/html")) throw new Missing(url, "a page");
  const bytes = counted(url, response.clone(), count);
  bytes.catch(() => {}); // whoever awaits the bytes hears of it
  return { response, bytes };
}

async function counted(url, response, count) {
  const parts = [];
  let length = 0;
  try {
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      length += value.length;
      count(value.length);
    }
  } catch (wrong) {
    throw new Missing(url, wrong.message);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
