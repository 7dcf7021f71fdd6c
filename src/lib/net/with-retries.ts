/** Before the second attempt at least; before the third three times as much. */
const PAUSE_MS = 200;
/** No attempt begins later than this after the first: a shopper who waits longer has gone. */
const TOTAL_MS = 20_000;

/**
 * Attempts what may be done again without harm until it is answered: at most three times, not while the device is
 * offline, with a growing random pause between, so that many browsers do not return at once, and not sooner than
 * `Retry-After` says (docs/decisions D265). `isTemporary`: the next attempt may get another answer. Gives the last
 * answer, or rejects as the last attempt did.
 */
export async function withRetries(
  attempt: () => Promise<Response>,
  isTemporary: (answer: Response) => boolean | Promise<boolean>,
): Promise<Response> {
  const end = Date.now() + TOTAL_MS;
  for (let pause = PAUSE_MS; ; pause *= 3) {
    const made = await attempt().catch((error: unknown) => ({ error }));
    const isLost = 'error' in made;
    // A date, which no shop sends, is no number and ends the attempts.
    const asked = isLost ? 0 : Number(made.headers.get('retry-after')) * 1_000;
    const wait = asked + pause * (1 + 2 * Math.random());
    const mayRepeat = pause < 9 * PAUSE_MS && navigator.onLine && Date.now() + wait < end;
    if (mayRepeat && (isLost || (await isTemporary(made)))) await new Promise((rested) => setTimeout(rested, wait));
    else if (isLost) throw made.error;
    else return made;
  }
}
