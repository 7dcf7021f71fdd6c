import { isObject } from '#contract/lenient.ts';

/**
 * The customer that a token names, '' for one that has none yet. It is read, not verified: whoever relies on it asks
 * Medusa with the token.
 */
export function actorOf(token: string): string {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return isObject(claims) && typeof claims.actor_id === 'string' ? claims.actor_id : '';
  } catch {
    return '';
  }
}
