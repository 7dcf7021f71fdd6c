import type * as z from 'zod/mini';
import type { Severity } from '../finding.ts';
import { type Place, valueAt, without, withNull } from './bare.ts';

/** The effect of a departure on the shop. */
interface Effect {
  severity: Severity;
  /** Undefined: the whole answer cannot be used. */
  shop: string | undefined;
}

/**
 * Can the shop use it? Decided by what the shop reads: what makes no difference when it is taken away, or is null, was
 * not read. `root` is where the answer's own list stands; an entry that is missing from it is missing from the shop.
 */
export function effectOf(schema: z.ZodMiniType, raw: unknown, place: Place, root: Place): Effect {
  const read = schema.safeParse(raw);
  if (!read.success) return { severity: 'error', shop: undefined };
  const readsAlike = (other: unknown) => {
    const rest = schema.safeParse(other);
    return rest.success && JSON.stringify(rest.data) === JSON.stringify(read.data);
  };
  const dropped = entriesAround(place).find((at) => readsAlike(without(raw, at)));
  if (dropped)
    return { severity: dropped.length === root.length + 1 ? 'error' : 'warning', shop: 'leaves this entry out' };
  const value = valueAt(raw, place);
  if (value === undefined) return { severity: 'warning', shop: 'copes without it' };
  const isUnread = readsAlike(without(raw, place)) || readsAlike(withNull(raw, place));
  if (!isUnread) return { severity: 'warning', shop: 'reads it all the same' };
  return { severity: value === null ? 'warning' : 'error', shop: 'goes on without this value' };
}

/** The entries of lists that a place is in, the innermost first. */
function entriesAround(place: Place): Place[] {
  return place.flatMap((name, at) => (typeof name === 'number' ? [place.slice(0, at + 1)] : [])).reverse();
}
