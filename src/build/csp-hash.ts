import { createHash } from 'node:crypto';

/** What the CSP calls a script or style that stands in a page. */
export function cspHash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
