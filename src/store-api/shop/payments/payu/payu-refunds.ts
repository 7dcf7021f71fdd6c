import * as z from 'zod/mini';
import { GatewayError } from '../call-gateway.ts';
import type { Gateway, PaidAttempt, RefundAnswer, RefundRequest } from '../gateway.ts';
import { shortened } from '../refusal-of.ts';
import { toAmountText } from '#lib/minor-units.ts';

const text = z.union([z.string(), z.number()]);

/** The answer to cancel_refund_transaction (docs.payu.in/reference/refund_transaction_api). */
const Taken = z.object({
  status: z.optional(text),
  msg: z.optional(z.nullable(z.string())),
  error_code: z.optional(z.nullable(text)),
  request_id: z.optional(z.nullable(text)),
});

/** What PayU did with a payment, by its id there (docs.payu.in/reference/check_action_status_api_with_payu_id). */
const Actions = z.object({ transaction_details: z.optional(z.record(z.string(), z.unknown())) });
const Action = z.object({
  action: z.optional(z.nullable(z.string())),
  token: z.optional(z.nullable(z.string())),
  request_id: z.optional(z.nullable(text)),
  status: z.string(),
});

/**
 * Codes that say that nothing was decided (docs.payu.in/reference-link/error-codes-for-refund-initiation): the token is
 * known already, the request is logged already, a lock was not obtained, the same amount within five minutes, the same
 * amount by the same token.
 */
const UNDECIDED = ['106', '109', '120', '214', '227'];

interface Calls {
  /** Runs one of PayU's commands, which answers 200 to all of them. */
  run: <S extends z.ZodMiniType>(
    command: string,
    values: { var1: string; var2: string; var3?: string },
    signal: AbortSignal,
    schema: S,
  ) => Promise<z.output<S>>;
  /** PayU's id of an attempt's payment, asked of PayU. */
  findPayment: (attempt: PaidAttempt, request: RefundRequest) => Promise<string | undefined>;
}

/**
 * Refunds of PayU. A request by a known token is refused, so that one that was lost is looked for among what PayU did
 * with the payment. PayU signs no report of a refund, so that it is only believed when it is asked.
 */
export function payuRefunds({ run, findPayment }: Calls): Required<Pick<Gateway, 'refund' | 'queryRefund'>> {
  const paymentOf = async (attempt: PaidAttempt, request: RefundRequest) =>
    attempt.transactionId ?? (await findPayment(attempt, request));
  return {
    async refund(attempt, request) {
      const payment = await paymentOf(attempt, request);
      if (payment === undefined) return { state: 'failed', said: 'it knows no such payment' };
      const values = { var1: payment, var2: tokenOf(request), var3: toAmountText(request.amountPaise) };
      const { status, msg, error_code, request_id } = await run(
        'cancel_refund_transaction',
        values,
        request.signal,
        Taken,
      );
      const reference = request_id === undefined || request_id === null ? undefined : String(request_id);
      if (String(status) === '1') return { state: 'pending', reference };
      if (status === undefined || UNDECIDED.includes(String(error_code ?? '')))
        throw new GatewayError(`a refund was not decided: ${error_code ?? ''}`);
      return { state: 'failed', said: shortened(msg ?? `it answered ${error_code ?? 'no'}`), reference };
    },
    async queryRefund(attempt, request) {
      const payment = await paymentOf(attempt, request);
      if (payment === undefined) return { state: 'unknown' };
      const values = { var1: payment, var2: 'payuid' };
      const { transaction_details } = await run('check_action_status', values, request.signal, Actions);
      const actions = Object.values(Object(transaction_details?.[payment]) as Record<string, unknown>);
      const found = actions
        .map((one) => Action.safeParse(one))
        .find((read) => read.success && read.data.action === 'refund' && read.data.token === tokenOf(request));
      return found?.success ? answerOf(found.data) : { state: 'unknown' };
    },
  };
}

/** A token has at most 23 characters. */
function tokenOf({ refundId }: RefundRequest): string {
  return refundId.replace(/^ref_/, '');
}

/** QUEUED, IN PROGRESS, REQUESTED and PENDING are on their way. */
function answerOf({ status, request_id }: z.output<typeof Action>): RefundAnswer {
  const reference = request_id === undefined || request_id === null ? undefined : String(request_id);
  const state = status.toLowerCase();
  if (state === 'failure' || state === 'failed')
    return { state: 'failed', said: 'it could not be processed', reference };
  return { state: state === 'success' ? 'succeeded' : 'pending', reference };
}
