import { isOdd, isPaid } from '../bank.ts';
import { brokenAnnouncements } from './announced-invariants.ts';
import { brokenDocuments } from './document-invariants.ts';
import { brokenSteps, EXPIRED } from './history-invariants.ts';
import { brokenLimits } from './limits.ts';
import { brokenHold, brokenReferences } from './hold-invariants.ts';
import { brokenLinks, withoutMailbox } from './link-invariants.ts';
import { brokenMails } from './mail-invariants.ts';
import { MAILBOXES } from '../links/mailed-links.ts';
import { changedByScanners } from '../links/opened-links.ts';
import { brokenHistories } from '../pieces/piece-history.ts';
import { isWay, OF_PIECES, piecesOfWorld, pricedPieces, timesCalledOff } from '../pieces/pieces-of-world.ts';
import type { World } from '../world.ts';
import { deliveryOf, FEE } from '../owner-folder.ts';
import { brokenStock, brokenStockHistories } from './stock-invariants.ts';
import { brokenTotal } from './total-invariants.ts';
import { isPickedUp } from '#store-api/shop/orders/delivery/stored-delivery.ts';
import { brokenRefunds, whatIsOwed } from '../refunds/refund-invariants.ts';
import { moneyOf, readLedgers } from '#store-api/shop/refunds/ledger.ts';
import { CANCELLED, PENDING, PROCESSING } from '#contract/order-status.ts';

/** Links of so many mails are opened when all is done. */
const SCANNED = 12;

/** Everything that is not as it must be, in sentences; none for a shop that is right. */
export async function violations(world: World): Promise<string[]> {
  const wrong = [...world.wrong];
  const { db, storeId, bank } = world;
  const orders = await db.selectFrom('orders').selectAll().where('store_id', '=', storeId).execute();
  const items = await db.selectFrom('order_items').selectAll().where('store_id', '=', storeId).execute();
  const variants = await db.selectFrom('variants').select(['id', 'stock']).where('store_id', '=', storeId).execute();
  const told = await db
    .selectFrom('order_events')
    .selectAll()
    .where('store_id', '=', storeId)
    .orderBy('position')
    .execute();
  const events = told.map((event) => ({ ...event, cause: withoutMailbox(event.cause) }));
  const refunds = await db.selectFrom('refunds').selectAll().where('store_id', '=', storeId).execute();
  wrong.push(...brokenRefunds(world, refunds));
  const ledgers = await readLedgers(db, storeId, orders.length === 0 ? [''] : orders.map(({ id }) => id));
  const payments = await db.selectFrom('payments').selectAll().where('store_id', '=', storeId).execute();
  const mails = await db
    .selectFrom('outbox')
    .select(['subject', 'text', 'recipient', 'created_at'])
    .where('store_id', '=', storeId)
    .execute();

  const inPieces = await piecesOfWorld(world, orders, items);
  wrong.push(...inPieces.wrong);

  wrong.push(...brokenStock(world, variants, inPieces), ...(await brokenStockHistories(world, variants, inPieces)));
  wrong.push(...(await brokenHistories(world, orders, events)));
  wrong.push(...(await brokenLimits(world, orders, events)));
  wrong.push(...(await brokenDocuments(world, orders, items, events)));
  wrong.push(...(await brokenAnnouncements(world, events, refunds)));
  wrong.push(...(await brokenLinks(world, told)), ...brokenReferences(orders, payments));
  wrong.push(...(await changedByScanners(world, SCANNED)));

  for (const order of orders) {
    const { id, number, status, collect, confirm_by } = order;
    const say = (text: string) =>
      wrong.push(
        `${id} (status ${status}): ${text}; ${events
          .filter((event) => event.order_id === id)
          .map(({ cause }) => cause)
          .join(' | ')}`,
      );
    const history = events.filter((event) => event.order_id === id);
    const causes = history.map(({ cause }) => cause);
    const reached = (one: number) => history.some((event) => event.status === one);
    const counts = (start: string) => causes.filter((cause) => cause.startsWith(start)).length;

    const attempts = payments.filter((payment) => payment.order_id === id);

    // The way it went, as docs/decisions D17 and the pieces allow, and each place in the history once.
    const way = history.map((event) => event.status).filter((one, index, all) => one !== all[index - 1]);
    const resent = counts('lost on its way, to be sent again');
    const gone = counts('refused at the door') + counts('lost on its way') - resent;
    const calledOff = timesCalledOff(history);
    const byShopper = counts('cancelled by the shopper') + counts('return asked for');
    if (!isWay(way, { byShopper: byShopper + calledOff.byOwner, gone, isFetched: isPickedUp(order) }))
      say(`it went ${way.join(' ')}`);
    for (const text of brokenSteps(order, history, attempts, bank)) say(text);
    if (way.at(-1) !== status) say(`its history ends at ${way.at(-1)}`);
    if (history.some(({ position }, index) => position !== index)) say('its history has holes');
    const notes = counts('refund due') + counts('check for a refund');
    const settled = counts('refund settled');
    // Payment on delivery: chosen, then paid before it was sent, or collected, or neither.
    const asked = counts('to be confirmed');
    const transferred = counts('to be paid by bank transfer');
    const chosen = counts('to be paid on delivery') + counts('confirmed by') === 1;
    const paidFirst = counts('paid by') + counts('payment confirmed by the owner') === 1;
    const collected = counts('paid on delivery');
    const onDelivery = chosen && !paidFirst;
    const own = refunds.filter((refund) => refund.order_id === id);
    const inState = (...states: string[]) => own.filter(({ state }) => states.includes(state)).length;
    const steps = ['refund of', 'refunded', 'refund failed', 'refund on its way', 'refund not due'].map(counts);
    const ofPieces = causes.filter((cause) => OF_PIECES.test(cause)).length + calledOff.parts;
    const looked = counts('paid, by the word') + counts('no payment found');
    const others = [
      notes,
      settled,
      collected,
      asked,
      transferred,
      looked,
      ofPieces,
      ...steps,
      Number(chosen && paidFirst),
    ];
    const besides = others.reduce((sum, n) => sum + n);
    const ended = counts('cancelled by') - calledOff.parts + causes.filter((cause) => EXPIRED.test(cause)).length;
    if (causes.length - besides !== 1 + Number(reached(PROCESSING)) + ended) say('a step is told twice');
    const isDue = onDelivery && collected === 0 && status !== CANCELLED;
    if ((collect === 'due') !== isDue) say(`its money is ${collect}`);
    const waits = asked === 1 && status === PENDING;
    const isAwaited = transferred === 1 && !waits && status === PENDING;
    if ((collect === 'to-confirm') !== waits || (collect === 'to-transfer') !== isAwaited)
      say(`its money is ${collect}`);
    if ((confirm_by !== null) !== (waits || isAwaited)) say(`its money is ${collect}, by ${confirm_by}`);
    if (inState('paid-out', 'dismissed') !== settled + counts('refund not due any more'))
      say(`${settled} refunds are said to be settled by the owner`);
    if (inState('failed') !== counts('refund failed')) say(`${inState('failed')} refunds have failed`);
    const money = moneyOf(ledgers.get(id)!, order);

    // With the fee of payment on delivery, for as long as it is not paid before.
    const fee = (chosen || asked === 1) && !paidFirst ? FEE * 100 : 0;
    const sent = { isFetched: isPickedUp(order), hasCode: order.discount_code !== null };
    const beside = fee + deliveryOf(world.isInUnion, sent) * 100;
    const { pieces, fees, isForNothing } = await pricedPieces(world, id);
    for (const text of brokenTotal(order, { items: items.filter((item) => item.order_id === id), pieces, beside }))
      say(text);

    // Money: what came is what paid the order and what is due back.
    const charges = bank.charges.filter(({ attempt }) => attempt.orderId === id);
    const received = charges.filter(isPaid).length + collected + (world.otherMoney.has(id) ? 1 : 0);
    const odd = charges.filter(isOdd);
    const [due, checks] = [counts('refund due: paid by'), counts('check for a refund') - odd.length];
    const isPaidFor = reached(PROCESSING) && (!onDelivery || collected === 1);
    const kept = Number(isPaidFor);
    if (received < kept + due || received > kept + due + checks)
      say(`${received} payments came; ${kept} paid it, ${due} are due back, ${checks} are to be checked`);
    if (received > 0 && status === PENDING) say('it was paid and is pending');
    for (const text of whatIsOwed({
      order,
      money,
      isPaidFor,
      refunds: own,
      kept: world.kept,
      pieces,
      fees,
      beside: isForNothing ? beside : 0,
    }))
      say(text);
    // Money of another amount or currency: noted once, and nothing expires after it.
    for (const { attempt } of odd) {
      if (counts(`check for a refund: ${attempt.id} brought`) !== 1)
        say(`odd money of ${attempt.id} is not noted once`);
      const noted = causes.findIndex((cause) => cause.startsWith(`check for a refund: ${attempt.id} brought`));
      const expired = causes.findIndex((cause) => EXPIRED.test(cause));
      if (expired > noted && noted !== -1) say('it expired although money had come');
    }
    // A gateway that reports a decline may let the shopper try again at its page, which nobody expects to be paid.
    const isUnexpected = charges.some((charge) => isPaid(charge) && charge.wasDeclined);
    const tooMuch = causes.filter((cause) => cause.endsWith('for a part that was cancelled before it came')).length;
    const sentBefore = causes.filter((cause) => cause.endsWith('when it had been sent to be paid on delivery')).length;
    if (
      checks > sentBefore &&
      !(counts('payment confirmed by the owner') === 1 && (world.forced.has(id) || isUnexpected))
    )
      say('a refund is to be checked, and nobody forced anything');

    // Attempts: all that was paid is known.
    for (const charge of charges) {
      const known = attempts.find((payment) => payment.id === charge.attempt.id)?.status;
      if (isPaid(charge) !== (known === 'succeeded') || isOdd(charge) !== (known === 'mismatched'))
        say(`an attempt is ${charge.status} there and ${known} here`);
    }

    // Mails: each once, and none that is untrue.
    // Each of the owners has the same.
    const about = mails.filter(
      ({ subject, recipient }) => subject.includes(number ?? id) && recipient !== MAILBOXES[1],
    );
    for (const text of brokenHold({ order, history, attempts, mails: about })) say(text);
    const isPaidAhead = Number(reached(PROCESSING) && !onDelivery);
    const checked = odd.length + due + checks + tooMuch;
    const once = { placed: 1, paid: isPaidAhead, asked: Number(asked === 1), chosen: Number(chosen), transferred };
    for (const text of brokenMails(about, { causes, own, calledOff, ended, collected, checked, ...once })) say(text);
    if (
      reached(PROCESSING) &&
      about.some(({ text }) => /It was not (paid (within|in time)|confirmed)|No transfer for it/.test(text))
    )
      say('it was paid or confirmed, and a mail says that it was not');
  }
  return wrong;
}
