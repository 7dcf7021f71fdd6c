/** Status codes of docs/behaviour.md section 4. */
export const PENDING = 0;
export const PROCESSING = 1;
export const SHIPPED = 2;
export const DELIVERED = 3;
export const CANCELLED = 4;

/** The names in the owner's commands, by status code. */
export const STATUS_NAMES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'];

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
