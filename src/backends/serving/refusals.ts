import { type Answer, refuse } from './answer.ts';

/** There is no token, or it is not good any more. */
export function notSignedIn(): Answer {
  return refuse(401, 'not-signed-in', 'Please sign in.', { headers: { 'www-authenticate': 'Bearer' } });
}

/** A refusal of an Idempotency-Key that cannot be one; undefined for a good one. */
export function refuseKey(key: string): Answer | undefined {
  return key.length > 255 || /[^\x21-\x7e]/.test(key)
    ? refuse(400, 'invalid-key', 'Idempotency-Key must be 1 to 255 visible ASCII characters.')
    : undefined;
}
