import { shareOf } from '../pricing/exact.ts';
import { spread } from '../pricing/spread.ts';
import { sumOf } from '../pricing/sum.ts';
import type { DocumentRow, Piece } from './document.ts';
import { addedAmounts, type Amounts, negated } from './order-amounts.ts';

/** What comes back of a document, in minor units beside its pieces. */
export interface Returned {
  pieces: readonly Piece[];
  delivery?: number | undefined;
  fee?: number | undefined;
  rounding?: number | undefined;
}

/**
 * The rows of a credit note. A piece takes back its own amounts; of the delivery a part takes back its share of each
 * rate and of its tax, so that all parts are the whole. `before`: the rows of earlier credit notes of this document.
 * @throws where more comes back than is there
 */
export function creditedRows(
  charged: readonly DocumentRow[],
  before: readonly DocumentRow[],
  { pieces, ...amounts }: Returned,
  amountsOf: (piece: Piece) => Amounts,
): DocumentRow[] {
  const left = piecesLeft(charged, before);
  const wanted = new Set(pieces.map(String));
  if (wanted.size !== pieces.length || pieces.some((piece) => !left.has(String(piece))))
    throw new Error('A piece comes back that this document does not charge any more.');
  const goods = charged.flatMap((row) => {
    const own = row.pieces?.filter((piece) => wanted.has(String(piece))) ?? [];
    return own.length === 0 ? [] : [{ ...row, discount: undefined, pieces: own, ...addedAmounts(own.map(amountsOf)) }];
  });
  const others = (['delivery', 'fee', 'rounding'] as const).flatMap((kind) =>
    partOf(othersLeft(charged, before, kind), amounts[kind] ?? 0),
  );
  return [...goods, ...others];
}

/** What no credit note has taken back yet. */
export function restOf(charged: readonly DocumentRow[], before: readonly DocumentRow[]): Returned {
  const left = (kind: DocumentRow['kind']) => sumOf(othersLeft(charged, before, kind).map(({ amount }) => amount));
  const free = piecesLeft(charged, before);
  const pieces = charged.flatMap((row) => row.pieces ?? []).filter((piece) => free.has(String(piece)));
  return { pieces, delivery: left('delivery'), fee: left('fee'), rounding: left('rounding') };
}

export function isNothing({ pieces, delivery = 0, fee = 0, rounding = 0 }: Returned): boolean {
  return pieces.length === 0 && delivery === 0 && fee === 0 && rounding === 0;
}

function piecesLeft(charged: readonly DocumentRow[], before: readonly DocumentRow[]): Set<string> {
  const keys = (rows: readonly DocumentRow[]) => rows.flatMap(({ pieces = [] }) => pieces.map(String));
  const taken = new Set(keys(before));
  return new Set(keys(charged).filter((piece) => !taken.has(piece)));
}

/** The rows of a kind less what was taken back of them; a rate of the delivery has one row. */
function othersLeft(
  charged: readonly DocumentRow[],
  before: readonly DocumentRow[],
  kind: DocumentRow['kind'],
): DocumentRow[] {
  return charged
    .filter((row) => row.kind === kind)
    .map((row) => {
      const taken = before.filter((one) => one.kind === kind && one.rate === row.rate && one.label === row.label);
      return { ...row, ...addedAmounts([row, ...taken.map(negated)]) };
    });
}

function partOf(left: readonly DocumentRow[], amount: number): DocumentRow[] {
  if (amount === 0) return [];
  const all = sumOf(left.map((row) => row.amount));
  if (Math.sign(amount) !== Math.sign(all) || Math.abs(amount) > Math.abs(all))
    throw new Error(`${amount} come back of what is ${all}.`);
  const shares = spread(
    Math.abs(amount),
    left.map((row) => Math.abs(row.amount)),
  );
  return left.flatMap((row, index) => {
    const share = Math.sign(amount) * (shares[index] ?? 0);
    return share === 0 ? [] : [shareOfRow(row, share)];
  });
}

/**
 * A part of a row, its taxes rounded halves up (docs/decisions D727): neither it nor what is left has more tax than it
 * costs, but for halves of a tax of which one unit is left. All of it has all of its taxes.
 */
export function shareOfRow<Row extends Amounts>(row: Row, amount: number): Row {
  if (amount === row.amount) return row;
  const names = Object.keys(row.taxes).length;
  const ratio = { part: BigInt(Math.abs(amount)), whole: BigInt(Math.abs(row.amount)) };
  const taxes = Object.fromEntries(
    Object.entries(row.taxes).map(([name, tax]) => {
      const exact = shareOf(tax, ratio);
      const least = Math.ceil(tax - (row.amount - amount) / names);
      return [name, Math.min(Math.floor(amount / names), Math.max(exact, least))];
    }),
  );
  return { ...row, taxes, base: amount - sumOf(Object.values(taxes)), amount };
}
