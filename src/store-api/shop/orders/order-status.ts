import { CANCELLED, DELIVERED, PENDING, PROCESSING, SHIPPED, STATUS_NAMES } from '#contract/order-status.ts';
import { StartError } from '#environment.ts';

const NEXT: Record<number, number[]> = {
  [PENDING]: [PROCESSING, CANCELLED],
  [PROCESSING]: [SHIPPED, CANCELLED],
  [SHIPPED]: [DELIVERED],
};

/** A code that this program does not know is shown as it is. */
export function statusName(code: number): string {
  return STATUS_NAMES[code] ?? String(code);
}

/** @throws StartError for an unknown name */
export function statusCode(name: string): number {
  const code = STATUS_NAMES.indexOf(name.toLowerCase());
  if (code === -1) throw new StartError(`There is no status ${name}: ${STATUS_NAMES.join(', ')}.`);
  return code;
}

/** The transitions of docs/decisions D17; any other is refused. */
export function canBecome(from: number, to: number): boolean {
  return NEXT[from]?.includes(to) ?? false;
}

/** The statuses from which an order may change to this one. */
export function previousStatuses(to: number): number[] {
  return STATUS_NAMES.map((_, code) => code).filter((from) => canBecome(from, to));
}
