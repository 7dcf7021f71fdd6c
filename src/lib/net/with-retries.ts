const MAX_ATTEMPTS = 3;
/** Before the second attempt; before the third it is three times as long. */
const PAUSE_MS = 400;
/** No attempt begins later than this after the first: a shopper who waits longer has gone. */
const TOTAL_MS = 20_000;
/** What a proxy or a server says that will soon answer again. */
const TEMPORARY = new Set([502, 503, 504]);

interface Retries {
  /** Ends everything: what is asked for is not wanted any more. */
  signal?: AbortSignal;
  /** Is this answer one that the next attempt may change? By status unless set. */
  isTemporary?: (answer: Response) => boolean | Promise<boolean>;
}

/**
 * Attempts what may be done again without harm until it is answered: at most three times, not while the device is
 * offline, with a growing random pause between, so that many browsers do not return at once, and not sooner than
 * `Retry-After` says (docs/decisions D265). Gives the last answer, or rejects as the last attempt did.
 */
export async function withRetries(
  attempt: () => Promise<Response>,
  { signal, isTemporary = ({ status }) => TEMPORARY.has(status) }: Retries = {},
): Promise<Response> {
  const end = Date.now() + TOTAL_MS;
  for (let made = 1; ; made += 1) {
    const pause = PAUSE_MS * 3 ** (made - 1) * (0.5 + Math.random());
    const mayRepeat = (ms: number) =>
      made < MAX_ATTEMPTS && !signal?.aborted && navigator.onLine && Date.now() + ms < end;
    try {
      const answer = await attempt();
      const asked = secondsOf(answer) * 1_000;
      if (!mayRepeat(asked + pause) || !(await isTemporary(answer))) return answer;
      await sleep(asked + pause);
    } catch (error) {
      if (!mayRepeat(pause)) throw error;
      await sleep(pause);
    }
  }
}

/** `Retry-After` in seconds; a date, which no answer of a shop gives, is too far away. */
function secondsOf({ headers }: Response): number {
  const asked = Number(headers.get('retry-after') ?? 0);
  return asked >= 0 ? asked : Infinity;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
