import type { World } from '../world.ts';
import type { pricedPieces } from '../pieces/pieces-of-world.ts';
import type { OrderMoney, Refund } from '#store-api/shop/refunds/ledger.ts';
import type { OrderRow } from '#store-api/base/db/rows/order-rows.ts';
import { CANCELLED } from '#contract/order-status.ts';

/** Refunds here and at the banks, once everything is known. */
export function brokenRefunds({ bank }: World, refunds: readonly Refund[]): string[] {
  const wrong = bank.overdrawn.map((id) => `the shop asked for more than was left: ${id}`);
  for (const { id, state, amount_paise, next_query_at } of refunds) {
    const there = bank.refunds.filter((one) => one.key === id);
    if (there.length > 1) wrong.push(`${id} went back ${there.length} times`);
    if (['asked', 'pending'].includes(state)) wrong.push(`${id} is still ${state}`);
    if (!['asked', 'pending'].includes(state) && next_query_at !== null) wrong.push(`${id} is ${state}, and queried`);
    const [one] = there;
    if (one && one.amountPaise !== amount_paise) wrong.push(`${id} is of another amount there`);
    if (one && one.status !== state) wrong.push(`${id} is ${one.status} there and ${state} here`);
  }
  // What was made at a bank's own pages is known, once each.
  for (const { reference, charge } of bank.refunds.filter(({ key }) => key === undefined)) {
    const known = refunds.filter((one) => one.reference === reference && one.payment_id === charge.attempt.id);
    if (known.length !== 1) wrong.push(`${reference} is here ${known.length} times`);
  }
  return wrong;
}

/** For pieces that their shopper does not get, or has sent back. */
const FOR_GONE = ['cancelled', 'part-cancelled', 'rest-cancelled', 'lost', 'came-back', 'returned'];

export function keptName(orderId: string, number: number): string {
  return `${orderId} ${number}`;
}

interface Owing {
  order: OrderRow;
  money: OrderMoney;
  /** It was paid, online or at the door. */
  isPaidFor: boolean;
  refunds: readonly Refund[];
  /** What was due and is not returned by the owner's word, by name. */
  kept: ReadonlySet<string>;
  pieces: Awaited<ReturnType<typeof pricedPieces>>['pieces'];
  fees: number;
  /** What was paid beside the pieces and goes back, since it was sent for nothing. */
  beside: number;
}

/** What goes back of one order: what was paid for pieces that are gone, and all of it where nothing is left. */
export function whatIsOwed({ order, money, isPaidFor, refunds, kept, pieces, fees, beside }: Owing): string[] {
  const wrong: string[] = [];
  const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
  const amountOf = (some: readonly Refund[]) => sum(some.map(({ amount_paise }) => amount_paise));
  const standing = refunds.filter(
    ({ state, currency }) => !/^(failed|dismissed)$/.test(state) && currency === order.currency,
  );
  const back = money.refunded + money.underway + money.open;
  const isKept = ({ position }: Refund) => kept.has(keptName(order.id, position));
  // What the owner returns by hand, and at a bank's own pages too, the shop cannot keep from going twice.
  const byHand = standing.filter(({ state }) => state === 'paid-out');
  const there = standing.filter(({ reason }) => reason === 'gateway');
  if (back > money.paid + Math.min(amountOf(byHand), amountOf(there)))
    wrong.push(`more goes back than came: ${JSON.stringify(money)}`);
  const forGone = standing.filter(({ reason }) => FOR_GONE.includes(reason));
  const gone = pieces.filter(({ state }) => /^(lost|refused|cancelled|received|refunded)$/.test(state));
  // What was paid for a piece is with the one that was sent in its place.
  const isGone = ({ line, piece }: { line: number; piece: number }): boolean => {
    const heir = pieces.find((one) => one.line === line && one.replaces === piece);
    return heir ? isGone(heir) : gone.some((one) => one.line === line && one.piece === piece);
  };
  const boughtAs = ({ line, piece }: { line: number; piece: number }): string => {
    const before = pieces.find((one) => one.line === line && one.piece === piece)?.replaces;
    return typeof before === 'number' ? boughtAs({ line, piece: before }) : `${line}/${piece}`;
  };
  const namesOf = ({ pieces: text }: Refund) => JSON.parse(text ?? '[]') as { line: number; piece: number }[];
  if (!forGone.flatMap(namesOf).every(isGone)) wrong.push('money goes back for a piece that is not gone');
  // What a way back costs, and what the owner does not return.
  const less = fees + amountOf(refunds.filter((one) => one.state === 'dismissed' && isKept(one)));
  for (const piece of pieces.filter(({ state }) => state === 'refunded')) {
    const own = standing.filter((one) => namesOf(one).some((name) => boughtAs(name) === boughtAs(piece)));
    const isOpen = own.some(({ reason, state }) => reason === 'returned' && !/^(succeeded|paid-out)$/.test(state));
    if (isOpen || (own.length === 0 && money.paid - back > less))
      wrong.push(`a piece is refunded, and its money is not back: ${JSON.stringify(money)}`);
  }
  if (!isPaidFor) return forGone.length > 0 ? [...wrong, 'money goes back that did not come'] : wrong;
  if (order.status === CANCELLED) {
    // The owner saw that this was no second payment, or kept it.
    const looked = refunds.filter(
      (one) => one.state === 'dismissed' && (isKept(one) || /^(paid-after|on-its-way)$/.test(one.reason)),
    );
    if (back + amountOf(looked) < money.paid)
      wrong.push(`nothing is left of it, and of ${money.paid} only ${back} goes back`);
    return wrong;
  }
  // The owner's own choice may have been for one of them already.
  const chosen = standing.filter(
    (one) => one.reason === 'owner' && namesOf(one).length > 0 && namesOf(one).every(isGone),
  );
  const owed = amountOf([...forGone, ...chosen]);
  const due = sum(gone.map(({ price_paise }) => price_paise)) + beside;
  // What a way back costs is not asked for where its pieces had their money before.
  const isPlain = standing.every(({ reason }) => FOR_GONE.includes(reason));
  if (owed > due - (isPlain ? fees : 0) || (owed < due - less && back + less < money.paid))
    wrong.push(`${owed} goes back for pieces that are gone, for which ${due} was paid: ${JSON.stringify(money)}`);
  return wrong;
}
