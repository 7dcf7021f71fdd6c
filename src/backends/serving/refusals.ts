import type { RefusalTexts } from './refusal-texts.ts';
import { type Answer, refuse } from './answer.ts';

/** There is no token, or it is not good any more. */
export function notSignedIn(text: RefusalTexts): Answer {
  return refuse(401, 'not-signed-in', text.notSignedIn, { headers: { 'www-authenticate': 'Bearer' } });
}

/** A refusal of an Idempotency-Key that cannot be one; undefined for a good one. */
export function refuseKey(key: string, text: RefusalTexts): Answer | undefined {
  return key.length > 255 || /[^\x21-\x7e]/.test(key) ? refuse(400, 'invalid-key', text.invalidKey) : undefined;
}
