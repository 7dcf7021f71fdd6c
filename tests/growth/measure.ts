/** From a sixteenth of the length to all of it. */
const SPAN = 16;
/**
 * What grows linearly takes SPAN times as long (more, where memory has to be made), what grows with the square up to
 * SPAN * SPAN.
 */
const MOST = SPAN * 2.5;
/** So plainly linear that one look is enough. */
const PLAIN = SPAN / 2;
const TRIES = 15;
/** Work of seconds needs no more tries. */
const ENOUGH_MS = 2_000;
/** In less than this the clock and the machine are measured, not the work. */
const LEAST_MS = 0.1;
const MOST_REPEATS = 16_384;

/**
 * Does the time of a piece of work grow faster than the length of its text? Tries a sixteenth and the whole of the
 * length in turn, until two looks (or one that is plain) show that it does not, by the least or the median of what they
 * took. Gives undefined then, else the ratio of the medians.
 */
export async function superLinear(
  work: (text: string) => unknown,
  make: (length: number) => string,
  limit: number,
): Promise<string | undefined> {
  const lengths = [Math.max(8, Math.floor(limit / SPAN)), limit] as const;
  const texts = lengths.map((length) => whole(make(length))) as [string, string];
  // Once unmeasured: what is compiled or opened by the first call is none of the work.
  await work(texts[0]);
  const repeats = [0, 0];
  const times: [number[], number[]] = [[], []];
  for (let spent = 0; times[0].length < TRIES && spent < ENOUGH_MS; spent += times[1].at(-1)!) {
    for (const at of [0, 1] as const) {
      repeats[at] ||= await repeatsFor(() => work(texts[at]));
      times[at].push(await timeOf(() => work(texts[at]), repeats[at]));
    }
    const most = times[0].length === 1 ? PLAIN : MOST;
    // The least is least disturbed; but a clock that stood still for one look makes it nothing.
    if (ratioOf(least, times) <= most || ratioOf(median, times) <= most) return undefined;
  }
  const [before, after] = [median(times[0]), median(times[1])];
  return `${lengths[1]} characters take ${after.toFixed(3)} ms, ${lengths[0]} take ${before.toFixed(4)} ms: ${(after / before).toFixed(0)} times as long`;
}

/** A text put together of parts is written out when somebody first looks into it. */
function whole(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}

/** Twice as often until it takes long enough: a first call, which is compiled meanwhile, tells little of the next. */
async function repeatsFor(act: () => unknown): Promise<number> {
  let repeats = 1;
  while (repeats < MOST_REPEATS && (await timeOf(act, repeats)) * repeats < LEAST_MS) repeats *= 2;
  return repeats;
}

async function timeOf(act: () => unknown, repeats: number): Promise<number> {
  const began = spentMs();
  for (let at = 0; at < repeats; at += 1) {
    const given = act();
    if (given instanceof Promise) await given;
  }
  return (spentMs() - began) / repeats;
}

/** The processor's time of this process: what else a busy machine does meanwhile is not counted. */
function spentMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function ratioOf(measure: (numbers: number[]) => number, [before, after]: [number[], number[]]): number {
  return measure(after) / measure(before);
}

function least(numbers: number[]): number {
  return Math.min(...numbers);
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1]!;
}
