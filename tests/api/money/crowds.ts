import fc from 'fast-check';
import type { Act } from './act.ts';
import { LINK_RACES } from './links/link-ways.ts';
import { parcelRaces } from './pieces/parcel-acts.ts';
import { REFUND_RACES, refundsAfter } from './refunds/refund-acts.ts';
import { returnRaces } from './pieces/return-acts.ts';

const paid: Act = { act: 'decide', charge: 0, status: 'paid', paying: 'due', isLost: false, tells: false };
const paidAndTold: Act = { ...paid, tells: true };
const oddAndTold: Act = { ...paidAndTold, paying: 'less' };
const lost: Act = { ...paid, isLost: true };
const declinedAndTold: Act = { ...paidAndTold, status: 'failed' };
const onDelivery: Act = { act: 'pay', order: 0, method: 'on-delivery' };
const toConfirm: Act = { act: 'pay', order: 0, method: 'to-confirm' };
const openLink: Act = { act: 'link', order: 0 };
const cancel: Act = { act: 'cancel', order: 0 };
/** Pays at a page that is still open after its order was cancelled, and everybody was asked. */
const triedAgain: Act[] = [declinedAndTold, cancel, { act: 'reconcile' }, lost];
const twoRefunds: Act[] = [paidAndTold, { ...paidAndTold, charge: 1 }, cancel, { act: 'refunded', order: 0 }];
/** Both payments stay, by the owner's word: what goes back is of both. */
const bothKept: Act[] = [
  { act: 'place', shopper: 2, variants: [3], quantity: 2, isFetched: false },
  { act: 'pay', order: 0, method: 'plain' },
  { act: 'pay', order: 0, method: 'card' },
  paidAndTold,
  { ...paidAndTold, charge: 1 },
  { act: 'keep', order: 0 },
  { act: 'give back', order: 0, what: 'a part', way: 'at once', isLost: false },
  { act: 'give back', order: 0, what: 'all', way: 'at once', isLost: false },
];
/** Two pieces or more, paid, in parcels of which one has left. */
const partSent: Act[] = [paidAndTold, { act: 'ship part', order: 0 }];
/** Two pieces of a counted variant or more, with the shopper. */
const arrived: Act[] = [paidAndTold, { act: 'ship', order: 0 }, { act: 'deliver', order: 0 }];
/** Paid online before it is sent. */
const paidInstead: Act[] = [onDelivery, { act: 'pay', order: 0, method: 'plain' }, paidAndTold];
/** Several pieces that nobody counts, of which one is called off while a page that nobody can end asks for all. */
const calledOffMeanwhile: Act[] = [
  { act: 'place', shopper: 2, variants: [3], quantity: 2, isFetched: false },
  onDelivery,
  { act: 'pay', order: 0, method: 'plain' },
  { act: 'call off part', order: 0 },
];
/** Of a single piece, so with the code; of a variant that nobody counts. */
const buyAs = (shopper: number): Act => ({ act: 'place', shopper, variants: [3], quantity: 1, isFetched: false });
const ship: Act = { act: 'ship', order: 0 };
const refuse: Act = { act: 'refused', order: 0 };
const collect: Act = { act: 'paid', order: 0 };
/** Several pieces, some of a counted variant; where that is sold out, what follows befalls another order. */
const severalOf = (isFetched: boolean) =>
  fc
    .tuple(
      fc.constantFrom<number[][]>([0, 3], [0, 3], [1, 3], [2, 3], [3]),
      fc.constantFrom<Act[][]>(
        [{ act: 'confirm', order: 0, why: 'other money' }],
        [{ act: 'pay', order: 0, method: 'card' }, paidAndTold],
      ),
    )
    .map(([variants, paying]): Act[] => [{ act: 'place', shopper: 2, variants, quantity: 2, isFetched }, ...paying]);
export const severalPaid = severalOf(false);
/** Of an order that its buyer comes for. */
export const fetchedPaid = severalOf(true);
/** Who refused a parcel orders again, and wants to pay at the door again. */
const refusedOnce: Act[] = [buyAs(0), onDelivery, ship, refuse, buyAs(0), onDelivery];
/** One parcel is on its way, and the order before it is the same shopper's. */
const oneOfTwoSent: Act[] = [buyAs(0), buyAs(0), onDelivery, ship];
/** Who meets whom where money, stock or a use of the code is at stake: they stand in most crowds. */
export const race = fc.constantFrom<Act[][]>(
  [],
  [{ act: 'expire' }, paidAndTold],
  [{ act: 'expire' }, paidAndTold],
  [{ act: 'cancel', order: 0 }, paidAndTold],
  [{ act: 'expire' }, oddAndTold],
  [{ act: 'expire' }, { ...oddAndTold, paying: 'other currency' }],
  [{ act: 'expire' }, lost],
  [{ act: 'cancel', order: 0 }, lost],
  [{ act: 'confirm', order: 0, why: 'seen' }, lost],
  [
    { act: 'confirm', order: 0, why: 'seen' },
    { act: 'tell', charge: 0, times: 2 },
  ],
  [
    { act: 'confirm', order: 0, why: 'seen, forced' },
    { act: 'tell', charge: 0, times: 1 },
  ],
  [{ act: 'pay', order: 0, method: 'card' }, paidAndTold],
  [onDelivery, paidAndTold],
  [onDelivery, lost, ship],
  [{ act: 'call off part', order: 0 }, paidAndTold, { act: 'cancel part', order: 0 }],
  [onDelivery, { act: 'confirm', order: 0, why: 'other money' }, cancel],
  [{ act: 'expire' }, onDelivery],
  [{ act: 'expire' }, toConfirm, openLink],
  [{ act: 'expire' }, { act: 'pay', order: 0, method: 'card' }],
  [openLink, openLink, paidAndTold],
  [openLink, { act: 'expire' }, cancel],
  [openLink, { act: 'confirm', order: 0, why: 'other money' }],
  [buyAs(2), buyAs(2), buyAs(2)],
  [buyAs(0), buyAs(0)],
  [{ act: 'expire' }, buyAs(2), buyAs(2)],
  [cancel, buyAs(2), buyAs(2)],
  [refuse, { ...onDelivery, order: 1 }],
  [ship, collect, refuse],
  ...LINK_RACES,
  ...parcelRaces,
  ...REFUND_RACES,
  ...returnRaces.map((acts) => [...acts]),
);

/** What has happened to the order before everybody acts at once. */
export const before = fc.constantFrom<Act[]>(
  [],
  [paid],
  [onDelivery],
  paidInstead,
  [toConfirm],
  [toConfirm, { act: 'pay', order: 0, method: 'plain' }],
  partSent,
  [...partSent, ship],
  arrived,
  [...arrived, { act: 'ask back', order: 0 }],
  [...arrived, { act: 'exchange', order: 0 }],
  [...partSent, { act: 'lost', order: 0 }, cancel],
  [paidAndTold, ship],
  calledOffMeanwhile,
  [...calledOffMeanwhile, paidAndTold],
  [onDelivery, ship],
  [onDelivery, ship, collect],
  refusedOnce,
  oneOfTwoSent,
  [lost],
  [declinedAndTold],
  [declinedAndTold, lost],
  [oddAndTold],
  triedAgain,
  twoRefunds,
  bothKept,
  ...refundsAfter(paidAndTold),
);
