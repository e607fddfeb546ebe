// Three small sounds, made when they are needed: a card on the table, a trick gathered, your turn.

const LATE = 250; // milliseconds after which a sound would tell of something that is past

// Give the sounds as functions of the time at which they begin, for a context to play or to render.
export function voice(context) {
  const noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let each = 0; each < samples.length; each++) samples[each] = Math.random() * 2 - 1;

  function swell(from, length, loud) {
    const gain = context.createGain();
    gain.gain.setValueAtTime(.0001, from);
    gain.gain.exponentialRampToValueAtTime(loud, from + .006);
    gain.gain.exponentialRampToValueAtTime(.0001, from + length);
    gain.connect(context.destination);
    return gain;
  }

  function rustle(from, length, loud, high, low) {
    const source = context.createBufferSource();
    source.buffer = noise;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = .8;
    filter.frequency.setValueAtTime(high, from);
    filter.frequency.exponentialRampToValueAtTime(low, from + length);
    source.connect(filter).connect(swell(from, length, loud));
    source.start(from);
    source.stop(from + length);
  }

  function bell(from, length, loud, pitch) {
    const source = context.createOscillator();
    source.type = "sine";
    source.frequency.value = pitch;
    source.connect(swell(from, length, loud));
    source.start(from);
    source.stop(from + length);
  }

  return {
    card(now) {
      rustle(now, .07, .35, 2600, 900);
      bell(now, .05, .1, 150);
    },
    trick(now) {
      for (let each = 0; each < 3; each++) rustle(now + each * .055, .09, .2, 3200 - each * 500, 700);
    },
    turn(now) {
      bell(now, .28, .12, 660);
      bell(now + .09, .34, .1, 880);
    },
  };
}

let context = null;
let sounds = null;

// A browser lets nothing sound before the first press on a page, and wakes up a moment after it.
export async function play(kind) {
  if (!window.AudioContext) return;
  context ??= new AudioContext();
  sounds ??= voice(context);
  const asked = performance.now();
  if (context.state !== "running") await context.resume().catch(() => {});
  if (context.state === "running" && performance.now() - asked < LATE) sounds[kind](context.currentTime);
}
