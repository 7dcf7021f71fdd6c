import { CANCELLED, DELIVERED, PENDING, PROCESSING, SHIPPED, STATUS_NAMES } from '#contract/order-status.ts';
import { StartError } from '#environment.ts';

const NEXT: Record<number, number[]> = {
  [PENDING]: [PROCESSING, CANCELLED],
  [PROCESSING]: [SHIPPED, CANCELLED],
  [SHIPPED]: [DELIVERED],
};

const PICK_UP_NAMES: Partial<Record<number, string>> = { [SHIPPED]: 'ready', [DELIVERED]: 'picked up' };

/** A code that this program does not know is shown as it is. Of an order that is picked up people read other words. */
export function statusName(code: number, isPickedUp = false): string {
  return (isPickedUp ? PICK_UP_NAMES[code] : undefined) ?? STATUS_NAMES[code] ?? String(code);
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
