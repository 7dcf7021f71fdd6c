import type { RefundAnswer, RefundRequest } from '../gateway.ts';

/** How long the sandbox bank takes for a refund that it does not make at once. */
const TAKES_MS = 10 * 60_000;

/**
 * The sandbox bank stores nothing: what it does with a refund depends on the last two digits of its amount, so that
 * each case can be tried out. 41: it refuses; 42: it takes ten minutes; 43: it takes ten minutes, and fails; 44: it
 * never says.
 */
export function sandboxRefund({ refundId, amountPaise, askedAt, now }: RefundRequest): RefundAnswer {
  const reference = `sandbox_${refundId}`;
  const isOver = now.getTime() - Date.parse(askedAt) >= TAKES_MS;
  const failed = { state: 'failed', said: 'the sandbox bank refuses amounts that end like this', reference } as const;
  switch (amountPaise % 100) {
    case 41:
      return failed;
    case 42:
      return { state: isOver ? 'succeeded' : 'pending', reference };
    case 43:
      return isOver ? failed : { state: 'pending', reference };
    case 44:
      return { state: 'pending', reference };
    default:
      return { state: 'succeeded', reference };
  }
}
