import { randomBytes } from 'node:crypto';

/** `example.com` takes no mail. */
export function madeUpEmail(): string {
  return `conformance-${randomBytes(6).toString('hex')}@example.com`;
}
