/** From a sixteenth of the length to all of it. */
const SPAN = 16;
/** What grows linearly takes at most SPAN times as long, what grows with the square up to SPAN * SPAN times. */
const MOST = SPAN * 1.75;
const TRIES = 7;
/** Work of seconds needs no more tries: what runs beside this test does not make it sixteen times as slow. */
const ENOUGH_MS = 2_000;
/** Shorter than this, the clock and the machine are measured, not the work. */
const LEAST_MS = 0.2;

/**
 * Does the time of a piece of work grow faster than the length of its text? Tries a sixteenth and the whole of the
 * length in turn, until one look shows that it does not. Gives undefined then, else the ratio of the medians.
 */
export async function superLinear(work: (length: number) => unknown, limit: number): Promise<string | undefined> {
  const short = Math.max(4, Math.floor(limit / SPAN));
  await work(short);
  const repeats = Math.max(1, Math.min(200, Math.ceil(LEAST_MS / Math.max(await timeOf(() => work(short), 1), 0.001))));
  const times: [number[], number[]] = [[], []];
  for (let spent = 0; times[0].length < TRIES && spent < ENOUGH_MS; spent += times[1].at(-1)!) {
    times[0].push(await timeOf(() => work(short), repeats));
    times[1].push(await timeOf(() => work(limit), 1));
    if (times[1].at(-1)! <= times[0].at(-1)! * MOST) return undefined;
  }
  const [before, after] = [median(times[0]), median(times[1])];
  return `${limit} characters take ${after.toFixed(2)} ms, ${short} take ${before.toFixed(3)} ms: ${(after / before).toFixed(0)} times as long`;
}

async function timeOf(act: () => unknown, repeats: number): Promise<number> {
  const began = performance.now();
  for (let at = 0; at < repeats; at += 1) {
    const given = act();
    if (given instanceof Promise) await given;
  }
  return (performance.now() - began) / repeats;
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1]!;
}
