import { CANCELLED, DELIVERED, PENDING, PROCESSING, SHIPPED } from '#contract/order-status.ts';

const NEXT: Record<number, number[]> = {
  [PENDING]: [PROCESSING, CANCELLED],
  [PROCESSING]: [SHIPPED, CANCELLED],
  [SHIPPED]: [DELIVERED],
};

/** The transitions of docs/decisions D17; any other is refused. */
export function canBecome(from: number, to: number): boolean {
  return NEXT[from]?.includes(to) ?? false;
}

/** The statuses from which an order may change to this one. */
export function previousStatuses(to: number): number[] {
  return [PENDING, PROCESSING, SHIPPED, DELIVERED, CANCELLED].filter((from) => canBecome(from, to));
}
