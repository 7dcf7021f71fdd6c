import { spread } from '../pricing/spread.ts';
import { sumOf } from '../pricing/sum.ts';
import { shareOfRow } from './credited-rows.ts';
import type { DocumentRow, Piece } from './document.ts';
import { addedAmounts, type Amounts, negated } from './order-amounts.ts';

/** A document's rows, and those of the credit notes that have taken back some of it. */
interface Charged {
  snapshot: { rows: readonly DocumentRow[] };
  credited: readonly DocumentRow[];
}

/** What a document charges still, in minor units. */
export function chargedStill({ snapshot, credited }: Charged): number {
  return amountOf(snapshot.rows) - amountOf(credited);
}

/**
 * The rows of a credit note for money that goes back while the goods stay charged, at most `amount`: by rate, as shares
 * of what the document charges still. `of`: the piece whose price it lowers, as it was bought; without it all that the
 * document charges.
 */
export function reductionRows(
  document: Charged,
  amount: number,
  { label, of }: { label: string; of?: { piece: Piece; amounts: Amounts } | undefined },
): DocumentRow[] {
  const rest = of
    ? [addedAmounts([of.amounts, ...reductionsOf(document, of.piece).map(negated)])]
    : byRate([...document.snapshot.rows, ...document.credited.map(negated)]);
  const shares = sharesOf(
    rest.filter((each) => each.amount > 0),
    Math.min(amount, chargedStill(document)),
  );
  return shares.map(({ rate, base, taxes, amount: share }) => ({
    ...{ kind: 'fee' as const, label, reduces: of ? [of.piece] : [] },
    ...{ rate, base, taxes, amount: share },
  }));
}

/**
 * What goods that are taken back now have less, since it was given back before: all that lowered the price of these
 * pieces, and so much that no document takes back more than it charges; of that first what was given back for no piece,
 * since what lowered the price of others stays theirs. `rows`: what is taken back.
 */
export function reducedBefore(document: Charged, rows: readonly DocumentRow[]): DocumentRow[] {
  const reductions = standingReductions(document.credited);
  const back = new Set(rows.flatMap(({ pieces = [] }) => pieces.map(String)));
  const own = reductions.filter(({ reduces = [] }) => reduces.some((piece) => back.has(String(piece))));
  const ofNone = reductions.filter(({ reduces = [] }) => reduces.length === 0);
  const ofOthers = reductions.filter((row) => !own.includes(row) && !ofNone.includes(row));
  const over = amountOf(rows) - amountOf(own) - chargedStill(document);
  const more = [...sharesOf(ofNone, over), ...sharesOf(ofOthers, over - amountOf(ofNone))];
  return [...own, ...more].map(negated);
}

/** By how much the price of a piece has been lowered, in minor units. */
export function reducedFor(document: Charged, piece: Piece): number {
  return amountOf(reductionsOf(document, piece));
}

function reductionsOf({ credited }: Charged, piece: Piece): DocumentRow[] {
  return credited.filter(({ reduces = [] }) => reduces.some((one) => String(one) === String(piece)));
}

/** By piece and rate, less what later credit notes have taken off them. */
function standingReductions(credited: readonly DocumentRow[]): DocumentRow[] {
  const all = credited.filter(({ reduces }) => reduces !== undefined);
  return [...Map.groupBy(all, ({ reduces, rate }) => JSON.stringify([reduces, rate])).values()]
    .flatMap((same) => (same[0] ? [{ ...same[0], ...addedAmounts(same) }] : []))
    .filter(({ amount }) => amount > 0);
}

function byRate(rows: readonly DocumentRow[]): Amounts[] {
  return [...Map.groupBy(rows, ({ rate }) => rate).values()].map(addedAmounts);
}

function sharesOf<Row extends Amounts>(rows: readonly Row[], amount: number): Row[] {
  const shares = spread(
    Math.max(0, Math.min(amount, amountOf(rows))),
    rows.map((row) => row.amount),
  );
  return rows.flatMap((row, index) => (shares[index] ? [shareOfRow(row, shares[index])] : []));
}

function amountOf(rows: readonly Amounts[]): number {
  return sumOf(rows.map(({ amount }) => amount));
}
