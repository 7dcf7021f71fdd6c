/** Before the second attempt at least; before the third three times as much. */
const PAUSE_MS = 200;
/** No attempt begins later than this after the first: a shopper who waits longer has gone. */
const TOTAL_MS = 20_000;

/**
 * Attempts what may be done again without harm until it is answered: at most three times, not while the device is
 * offline, with a growing random pause between, so that many browsers do not return at once, and not sooner than
 * `Retry-After` says (docs/decisions D265). Statuses from `temporary` to 504 are those of a proxy or a server that will
 * soon answer. Gives the last answer, or rejects as the last attempt did.
 */
export async function withRetries(attempt: () => Promise<Response>, temporary: 502 | 503): Promise<Response> {
  const end = Date.now() + TOTAL_MS;
  for (let pause = PAUSE_MS; ; pause *= 3) {
    const made = await attempt().catch((error: unknown) => ({ error }));
    // A date, which no shop sends, is no number and ends the attempts.
    const asked = 'error' in made ? 0 : Number(made.headers.get('retry-after'));
    const wait = asked * 1_000 + pause * (1 + 2 * Math.random());
    const isOver = pause > 3 * PAUSE_MS || !navigator.onLine || !(Date.now() + wait < end);
    if ('error' in made) {
      if (isOver) throw made.error;
    } else if (isOver || made.status < temporary || made.status > 504) return made;
    await new Promise((rested) => setTimeout(rested, wait));
  }
}
