import type { World } from './world.ts';
import type { Refund } from '#store-api/shop/refunds/ledger.ts';

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
