import type { AppliedLine } from '#store-api/shop/stores/applied-folder.ts';
import type { FolderStockLine } from '../read/read-stock-file.ts';

type Figure = number | null;
type Line = Pick<FolderStockLine, 'quantity' | 'exported'>;
type Exported = NonNullable<FolderStockLine['exported']>;

/**
 * The effect of a line of stock.csv on a variant's figure. `next` gives the new one, of the one there is; `remembered`
 * leaves another figure as it is.
 */
export type StockEffect =
  { kind: 'none' } | { kind: 'remembered' } | { kind: 'too-old' } | { kind: 'sets'; next: (before: Figure) => Figure };

const NONE: StockEffect = { kind: 'none' };

/**
 * The effect of a line (docs/decisions D312). For a variant that the shop does not have yet: the figure. A line written
 * by hand counts once it differs from the one written by hand that was applied last, as the figure that lies there now;
 * the first one where the variant is not counted yet, since nothing can have been sold of its figure.
 * A line that `export` wrote counts by what the owner changed in it, whatever was sold since: the difference to the
 * exported figure or, of the same export, to the one applied last.
 */
export function stockEffect(
  { quantity, exported }: Line,
  applied: AppliedLine | undefined,
  { isNew, figure }: { isNew: boolean; figure: Figure },
): StockEffect {
  if (isNew) return { kind: 'sets', next: () => quantity };
  if (exported === undefined) {
    const last = applied?.byHand === undefined ? applied?.exported?.quantity : applied.byHand;
    if (last === undefined && figure !== null) return quantity === figure ? NONE : { kind: 'remembered' };
    return (last ?? null) === quantity ? NONE : { kind: 'sets', next: () => quantity };
  }
  const base = isSameExport(exported, applied) ? applied?.exported?.quantity : exported.quantity;
  if (base === undefined || quantity === base) return NONE;
  if (isOlder(exported, applied)) return { kind: 'too-old' };
  if (quantity === null || base === null) return { kind: 'sets', next: () => quantity };
  // More may have been sold than the owner takes away: then none is left.
  return { kind: 'sets', next: (before) => (before === null ? quantity : Math.max(0, before + quantity - base)) };
}

/** The line as it is remembered once it was applied. */
export function rememberLine(
  { quantity, exported }: Line,
  applied: AppliedLine | undefined,
  { counted, at }: { counted: boolean; at: string },
): AppliedLine {
  if (exported === undefined)
    return counted
      ? { byHand: quantity, countedAt: at, ...(applied?.exported ? { exported: applied.exported } : {}) }
      : { ...applied, byHand: quantity };
  if (applied && isOlder(exported, applied)) return applied;
  return { ...applied, exported: { quantity, base: exported.quantity, at: exported.at } };
}

/** The rest of a line that the file does not have any more: the same export may come back. */
export function rememberAbsent({ countedAt, exported }: AppliedLine): AppliedLine {
  return { ...(countedAt === undefined ? {} : { countedAt }), ...(exported ? { exported } : {}) };
}

function isSameExport({ quantity, at }: Exported, applied: AppliedLine | undefined): boolean {
  return applied?.exported?.at === at && applied.exported.base === quantity;
}

/** Whether something was applied that was written later. */
function isOlder({ at }: Exported, applied: AppliedLine | undefined): boolean {
  return [applied?.exported?.at, applied?.countedAt].some(
    (one) => one !== undefined && Date.parse(one) > Date.parse(at),
  );
}
