import { createHmac, randomBytes } from 'node:crypto';
import type { WebhookRow } from '../../base/db/rows/webhook-rows.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export function newSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** The headers by which a receiver knows who sent this, as the convention Standard Webhooks has them. */
export function signedHeaders(
  { secret, old_secret, old_secret_until }: Pick<WebhookRow, 'secret' | 'old_secret' | 'old_secret_until'>,
  signed: Signed,
  now: Date,
): Record<string, string> {
  const isOldGood = old_secret !== null && (old_secret_until ?? '') > now.toISOString();
  return {
    'webhook-id': signed.id,
    'webhook-timestamp': String(signed.timestamp),
    'webhook-signature': [secret, ...(isOldGood ? [old_secret] : [])].map((one) => sign(one, signed)).join(' '),
  };
}

function sign(secret: string, { id, timestamp, body }: Signed): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
