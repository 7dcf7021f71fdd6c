/** Before the second attempt at least; before the third three times as much. */
const PAUSE_MS = 200;
/** Whoever asks for more is not asked again: a shopper has gone by then. */
const MAX_ASKED_S = 9;

/**
 * Attempts what may be done again without harm until it is answered: at most three times, not while the device is
 * offline, with a growing random pause between, so that many browsers do not return at once, and not sooner than
 * `Retry-After` says (docs/decisions D265). 503 and 504 are of a server that will soon answer; 502 may be a gateway's
 * refusal, which a shopper hears of. Gives the last answer, or rejects as the last attempt did.
 */
export async function withRetries(attempt: () => Promise<Response>): Promise<Response> {
  for (let pause = PAUSE_MS; ; pause *= 3) {
    const made = await attempt().catch((error: unknown) => ({ error }));
    const asked = 'error' in made ? 0 : Number(made.headers.get('retry-after'));
    const wait = asked * 1_000 + pause * (1 + 2 * Math.random());
    // A date, which no shop sends, is no number and ends the attempts.
    const isOver = pause > 3 * PAUSE_MS || !navigator.onLine || !(asked <= MAX_ASKED_S);
    if ('error' in made) {
      if (isOver) throw made.error;
    } else if (isOver || made.status < 503 || made.status > 504) return made;
    await new Promise((rested) => setTimeout(rested, wait));
  }
}
