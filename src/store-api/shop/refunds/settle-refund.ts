import type { Db } from '../../base/db/open-database.ts';
import { type Trx, transact } from '../../base/db/transact.ts';
import { readRefundsOf, type Refund } from './read-refunds.ts';
import type { ActingLink } from '../orders/acting-link.ts';
import { settlingCause, withNote } from '../orders/owner-notes.ts';
import { DISMISSED, OF_OWNER, OPEN, PAID_OUT, TO_CHECK } from '../orders/refunds/refund-states.ts';
import { addOrderEvent, lockOrder } from '../orders/set-order-status.ts';
import { updateRefund } from '../orders/refunds/update-refund.ts';
import { notifyOfRefund } from '../orders/refunds/refund-mails.ts';
import { creditNotesOf } from './credit-given-back.ts';
import { markRefunded } from './mark-refunded.ts';
import { findRefund as findRow } from './refund-record.ts';
import { findStoreById } from '../stores/store-of-host.ts';
import { statusOf } from '../orders/order-status-of.ts';
import { dismissRefund } from './dismiss-refund.ts';
import { stripped } from '#lib/text/terminal-text.ts';
import { StartError } from '#environment.ts';

interface RefundName {
  storeId: string;
  orderId: string;
  /** Its number in its order; undefined: the order has only one. */
  number?: number | undefined;
}

/**
 * The money of an order that is to be returned, or looked into. @throws StartError when there is none, and when there
 * is more than one and it is not said which
 */
export async function findRefund(db: Db, name: RefundName): Promise<{ number: number; cause: string; state: string }> {
  const { storeId, orderId, number } = name;
  const open = await openOf(db, storeId, orderId);
  const found = number === undefined ? open.filter(isOfOwner) : open.filter((one) => one.number === number);
  const [refund, ...others] = found;
  if (!refund) throw await refusalForNone(db, name);
  if (!isOfOwner(refund))
    throw new StartError(`Number ${refund.number} of order ${orderId} is being returned by its gateway: orders refunds \
says when that is settled.`);
  if (others.length === 0) return refund;
  const list = found.map((one) => `  ${one.number}  ${stripped(one.cause)}`).join('\n');
  throw new StartError(
    `Order ${orderId} has ${found.length} of them. Say which: orders refunded ${orderId} NUMBER\n${list}`,
  );
}

/** What the owner did about money: returned it, or found that nothing is to be returned. */
export type Settling = 'returned' | 'nothing';

/** Money that is due was returned; what is to be checked was looked into, and stays. */
function usualSettling({ state }: { state: string }): Settling {
  return state === TO_CHECK ? 'nothing' : 'returned';
}

/**
 * The owner has returned it, or looked into it: it leaves the list, and that stands in the order's history. What came
 * meanwhile stays in the list (docs/decisions D322, D517). @throws StartError when it is settled already
 */
export async function settleRefund(
  db: Db,
  {
    note,
    settling,
    link,
    now,
    mailFrom,
    ...name
  }: Required<RefundName> & {
    number: number;
    note?: string | undefined;
    /** Without it as usual. */
    settling?: Settling | undefined;
    /** By which the owner does it, where that is no command. */
    link?: ActingLink | undefined;
    now: () => Date;
    mailFrom?: string | undefined;
  },
): Promise<void> {
  const { storeId, orderId, number } = name;
  const store = await findStoreById(db, storeId);
  await transact(db, async (trx) => {
    const status = await lockOrder(trx, storeId, orderId);
    await link?.check(trx);
    const open = (await openOf(trx, storeId, orderId)).find((one) => one.number === number && isOfOwner(one));
    if (status === undefined || !open) throw await refusalForNone(trx, name);
    const at = now().toISOString();
    const state = (settling ?? usualSettling(open)) === 'returned' ? PAID_OUT : DISMISSED;
    await updateRefund(
      trx,
      { store_id: storeId, id: open.id },
      { state, ...(note && { settled_note: note }), next_query_at: null, updated_at: at, settled_at: at },
    );
    const { amountPaise, currency } = open;
    const row = await findRow(trx, storeId, open.id);
    const documents = row && (await creditNotesOf(trx, row));
    const refund = { amountPaise, currency, way: 'by-hand', documents } as const;
    if (state === PAID_OUT && store) await notifyOfRefund(trx, { now, mailFrom }, store, orderId, refund);
    if (state === DISMISSED) await dismissRefund(trx, { storeId, orderId, refundId: open.id });
    const cause = withNote(settlingCause(number), note, link);
    await addOrderEvent(trx, { storeId, orderId, status, cause, at });
    await markRefunded(trx, { storeId, orderId, status, at }, 'owner');
  });
}

/** Also one of which the gateway has not said for long what became of it. */
function isOfOwner({ state, toldAt }: Refund): boolean {
  return OF_OWNER.includes(state) || toldAt !== null;
}

async function openOf(db: Db | Trx, storeId: string, orderId: string): Promise<Refund[]> {
  const all = (await readRefundsOf(db, storeId, [orderId])).get(orderId) ?? [];
  return all.filter(({ state }) => OPEN.includes(state));
}

async function refusalForNone(db: Db, { storeId, orderId, number }: RefundName): Promise<StartError> {
  if ((await statusOf(db, storeId, orderId)) === undefined) return new StartError(`There is no order ${orderId}.`);
  const which = number === undefined ? '' : ` with the number ${number}`;
  return new StartError(`Order ${orderId} has no money to return or to check${which}.`);
}
