/** Fetching a file with its bytes counted as they come, and with a name for what failed. */

/** A file could not be had; file says which. */
export class Missing extends Error {
  constructor(url, why) {
    super(`${url}: ${why}`);
    this.file = new URL(url).pathname.split("/").pop();
  }
}

/** Await what is made of a file, and name the file where that fails. */
export function named(url, making) {
  return making.catch((wrong) => {
    throw wrong instanceof Missing ? wrong : new Missing(url, wrong.message);
  });
}

/** Fetch a file, refuse an error page in its place, and give a response that counts what is read from it. */
export async function fetched(url, count = () => {}, asked = fetch(url)) {
  const response = await named(url, asked);
  if (!response.ok) throw new Missing(url, response.status);
  if ((response.headers.get("content-type") ?? "").includes("text/html")) throw new Missing(url, "a page");
  const counting = new TransformStream({
    transform(part, passed) {
      count(part.length);
      passed.enqueue(part);
    },
  });
  return new Response(response.body.pipeThrough(counting), { headers: response.headers });
}
