/** Status codes of docs/behaviour.md section 4. */
export const PENDING = 0;
export const PROCESSING = 1;
export const SHIPPED = 2;
export const DELIVERED = 3;
export const CANCELLED = 4;

/** By code, as the owner's commands name them. */
export const STATUS_NAMES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'];

const NEXT: Record<number, number[]> = {
  [PENDING]: [PROCESSING, CANCELLED],
  [PROCESSING]: [SHIPPED, CANCELLED],
  [SHIPPED]: [DELIVERED],
};

/** docs/decisions D17; anything not listed is refused. */
export function canBecome(from: number, to: number): boolean {
  return NEXT[from]?.includes(to) ?? false;
}

/** The statuses an order may come from to reach this one. */
export function previousStatuses(to: number): number[] {
  return [PENDING, PROCESSING, SHIPPED, DELIVERED, CANCELLED].filter((from) => canBecome(from, to));
}
