import type * as z from 'zod/mini';
import { callGateway } from './call-gateway.ts';
import type { Gateway, PaidAttempt, RefundAnswer, RefundRequest } from './gateway.ts';
import { refusalOf } from './refusal-of.ts';

/** How a gateway is reached. */
export interface GatewayCalls {
  url: string;
  headers: Record<string, string>;
  /** The gateway's id of an attempt's payment, asked of it. */
  findPayment: (attempt: PaidAttempt, signal: AbortSignal) => Promise<string | undefined>;
}

export type Refunding = Required<Pick<Gateway, 'refund' | 'queryRefund'>>;

/** How a gateway is asked whose refunds have a key of idempotency, and can be found by it. */
interface KeyedRefunds<Refund> extends GatewayCalls {
  schema: z.ZodMiniType<Refund>;
  /** Asks for a refund of this payment. */
  send: (payment: string, attempt: PaidAttempt, request: RefundRequest) => Promise<Refund>;
  /** The refund of this key among those of a payment. */
  findAmong: (payment: string, request: RefundRequest) => Promise<Refund | undefined>;
  answerOf: (refund: Refund) => RefundAnswer;
}

/** Refunds of such a gateway: one that it refuses may be one that it has made before. */
export function keyedRefunds<Refund>({
  url,
  headers,
  schema,
  findPayment,
  send,
  findAmong,
  answerOf,
}: KeyedRefunds<Refund>): Refunding {
  const paymentOf = async (attempt: PaidAttempt, signal: AbortSignal) =>
    attempt.transactionId ?? (await findPayment(attempt, signal));

  async function find(attempt: PaidAttempt, request: RefundRequest): Promise<Refund | undefined> {
    const { reference, signal } = request;
    if (reference !== null)
      return callGateway(`${url}/v1/refunds/${encodeURIComponent(reference)}`, { headers, signal }, schema).catch(
        (error: unknown) => {
          if (refusalOf(error) !== undefined) return undefined;
          throw error;
        },
      );
    const payment = await paymentOf(attempt, signal);
    return payment === undefined ? undefined : findAmong(payment, request);
  }

  return {
    async refund(attempt, request) {
      const payment = await paymentOf(attempt, request.signal);
      if (payment === undefined) return { state: 'failed', said: 'it knows no such payment' };
      try {
        return answerOf(await send(payment, attempt, request));
      } catch (error) {
        const said = refusalOf(error);
        if (said === undefined) throw error;
        const known = await find(attempt, request);
        return known ? answerOf(known) : { state: 'failed', said };
      }
    },
    async queryRefund(attempt, request) {
      const found = await find(attempt, request);
      return found ? answerOf(found) : { state: 'unknown' };
    },
  };
}
