import * as z from 'zod/mini';
import type { Gateway, StartResult } from '../gateway.ts';
import { parseJson } from '../parse-json.ts';
import { isPageOpen } from '../reconcile/query-schedule.ts';
import { sandboxFields, sandboxMethods } from './sandbox-fields.ts';
import { sandboxRefund } from './sandbox-refunds.ts';
import { isSigned, signReference } from '../signature.ts';

export const SANDBOX = 'sandbox';
export const SIGNATURE_HEADER = 'x-sandbox-signature';

/** How the shopper reaches the bank: by its page, by its app on the same phone, or by a phone that scans a code. */
export type SandboxMode = 'pay' | 'app' | 'scan';

/** The bank's webhook: money in paise, `at` ISO 8601. */
const SandboxCallback = z.object({
  eventId: z.string().check(z.minLength(1), z.maxLength(100)),
  attemptId: z.string().check(z.minLength(1), z.maxLength(100)),
  outcome: z.enum(['succeeded', 'failed']),
  amountPaise: z.int(),
  currency: z.string(),
  at: z.string(),
});
export type SandboxCallback = z.output<typeof SandboxCallback>;

/**
 * A simulated bank at /sandbox-bank of this server, with the three kinds of payment action of the contract
 * (docs/behaviour.md 4.payment.qr).
 */
export function sandboxBank(secret: string): Gateway {
  return {
    id: SANDBOX,
    origins: [],
    methods: sandboxMethods,
    fields: sandboxFields,
    start: ({ id, storeId, orderId, method }, { origin }): StartResult => {
      const mode = MODES[method] ?? 'pay';
      const reference = signReference(secret, storeId, `${id}.${mode}`);
      const url = `${origin}/sandbox-bank/${mode}`;
      if (mode === 'pay')
        return {
          action: {
            type: 'redirect_post',
            redirectUrl: url,
            formParams: { type: SANDBOX, url, data: { reference, orderId } },
          },
        };
      const address = `${url}?reference=${encodeURIComponent(reference)}`;
      return { action: mode === 'app' ? { type: 'deeplink', redirectUrl: address } : { type: 'qr', qr: address } };
    },
    verifyCallback: (rawBody, headers, now) => {
      if (!isSigned(secret, rawBody, headers.get(SIGNATURE_HEADER), now)) return undefined;
      const read = SandboxCallback.safeParse(parseJson(rawBody));
      return read.success ? read.data : undefined;
    },
    // The bank reports a decision at once and stores nothing: without one, the payment fails when its page expires.
    query: ({ startedAt }, { now }) => ({ state: isPageOpen(startedAt, now) ? 'pending' : 'failed' }),
    refund: (_, request) => sandboxRefund(request),
    queryRefund: (_, request) => sandboxRefund(request),
  };
}

const MODES: Record<string, SandboxMode> = { bank: 'pay', 'upi-app': 'app', 'upi-qr': 'scan' };
