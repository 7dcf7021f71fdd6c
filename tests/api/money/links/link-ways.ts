import fc from 'fast-check';
import type { Act } from '../act.ts';
import type { Step } from '../door-acts.ts';
import type { LinkedDoes, OwnerDoes } from './link-acts.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const step = (...acts: Act[]): Step => ({ wait: 0, acts });
const after = (wait: number, ...acts: Act[]): Step => ({ wait, acts });
const each = (...acts: Act[]): Step[] => acts.map((act) => step(act));

const mine = (does: LinkedDoes, mail: 'last' | 'first' = 'last'): Act => ({ act: 'by mail', order: 0, does, mail });
const own = (does: OwnerDoes, mailbox: 0 | 1 = 0, times = 1, mail: 'last' | 'first' = 'last'): Act => ({
  act: 'by mail to the store',
  ...{ order: 0, does, mailbox, mail, times },
});
/** When the others have opened their links, and before they have done it. */
const unlink = (late: number): Act => ({ act: 'unlink', order: 0, late });
const refer = (reference: number, isByMail = true, order = 0): Act => ({
  act: 'reference',
  ...{ order, reference, isByMail },
});
const on = (
  act:
    'not found' | 'other link' | 'call off' | 'ask back' | 'exchange' | 'cancel' | 'pack' | 'ship' | 'link' | 'receive',
): Act => ({ act, order: 0 });
const pay = (method: 'card' | 'plain' | 'upi' | 'on-delivery' | 'to-confirm' | 'bank-transfer'): Act => ({
  act: 'pay',
  order: 0,
  method,
});
const give: Act = { act: 'give back', order: 0, what: 'due', way: 'at once', isLost: false };
const told: Act = { act: 'decide', charge: 0, status: 'paid', paying: 'due', isLost: false, tells: true };
const seen: Act = { act: 'confirm', order: 0, why: 'seen' };
const expire: Act = { act: 'expire' };
const remind: Act = { act: 'remind' };
const scan: Act = { act: 'scan' };

const placed = (isFetched = false, variants = [3]): Act => ({
  act: 'place',
  shopper: 2,
  ...{ variants, quantity: 2, isFetched },
});
const two = step(placed());
const paid: Step[] = each(placed(), pay('card'), told);
const sized: Step[] = each(placed(false, [0]), pay('plain'), told);
const fetched: Step[] = each(placed(true), pay('card'), told);
const scanned: Step[] = each(placed(), pay('upi'));
const atTheDoor: Step[] = each(placed(), pay('on-delivery'));

/** Of what is paid and has not left, or is to be paid at the door: the owner's day, by the mails of two. */
const DAYS: Step[][] = [
  [...paid, ...each(own('pack', 0, 2), own('unpack', 1), own('next'), own('ship', 1, 2), own('deliver'))],
  [...paid, step(own('ship part', 0), own('ship part', 1)), ...each(own('ship', 0), own('deliver', 1), own('next'))],
  [
    ...paid,
    step(own('pack'), on('pack'), scan),
    step(own('ship'), own('ship', 1)),
    step(own('refused'), own('deliver', 1)),
  ],
  [...fetched, step(own('ready', 0, 2), own('ready', 1)), step(own('deliver'), own('deliver', 1, 2))],
  [...fetched, ...each(own('pack'), own('unpack'), own('ready')), step(own('cancel', 1), own('deliver'))],
  [...atTheDoor, ...each(own('ship'), own('paid', 1, 2), own('deliver'))],
  [...atTheDoor, ...each(own('ship', 1), own('refused', 0, 2))],
  [...atTheDoor, step(own('ship'), mine('call off')), step(own('refused'), own('paid', 1))],
  [...paid, step(own('cancel', 0, 2), mine('call off')), step(own('refund', 0, 2), own('refunded', 1))],
  [
    ...paid,
    step(own('cancelPart', 0, 2), mine('call off part')),
    ...each(own('cancelPart', 1), own('ship'), own('refund')),
  ],
  [...atTheDoor, step(own('cancelPart'), mine('call off')), ...each(own('ship'), own('paid'))],
  [...paid, ...each(own('ship part'), own('cancelPart', 1), own('next')), step(own('refunded'), own('deliver'))],
  [...paid, ...each(own('cancel', 1)), step(own('nothing'), own('nothing', 1))],
  [...paid, ...each(mine('call off part')), step(own('refunded', 0, 2), give)],
  [...paid, step(own('next', 0), own('next', 1)), step(own('next', 0, 2)), step(own('next', 1)), step(own('next'))],
];
/** Of what has arrived. */
const BACK: Step[][] = [
  [mine('ask back'), own('accept', 0, 2), own('receive', 1, 2), own('refund', 0, 2)],
  [mine('ask all back'), own('receive unfit', 1), own('receive'), own('refund', 1)],
  [mine('ask back'), own('decline', 0, 2), mine('ask back'), own('accept'), own('receive'), own('nothing')],
  [mine('exchange'), own('accept'), own('receive'), own('ship'), own('deliver', 1)],
  [mine('exchange', 'first'), own('receive', 1), own('pack'), own('unpack', 1), own('ship'), own('next')],
  [mine('ask back'), own('receive'), own('refunded', 1, 2), mine('exchange'), own('decline', 1)],
].map((acts) => [...sized, ...each(own('ship'), own('deliver')), ...each(...acts)]);
const BACK_AT_ONCE: Step[][] = [
  [step(mine('ask back'), on('ask back'), mine('exchange')), step(own('accept'), own('decline', 1), on('receive'))],
  [step(mine('ask all back'), own('refused')), step(own('receive'), own('receive', 1, 2)), step(own('refunded'), give)],
].map((steps) => [...sized, step(own('ship')), step(own('deliver')), ...steps]);

/** Of what nobody has paid: by the mail, on another device, and who says that it is paid. */
const UNPAID: Step[][] = [
  [two, step(mine('pay card')), step(mine('pay once more')), step(told)],
  [two, step(mine('pay plain'), pay('card')), step(told, mine('pay once more'))],
  [two, step(mine('pay card'), mine('pay plain'), mine('call off'))],
  [two, after(25 * HOUR, expire, mine('pay card')), step(told)],
  [two, after(25 * HOUR, expire, mine('call off part')), step(mine('pay card'))],
  [two, step(mine('pay on-delivery'), mine('pay card')), step(own('ship'), told)],
  [two, step(mine('pay upi')), step(own('confirm', 0, 2), own('confirm', 1)), step(own('ship', 1))],
  [...scanned, step(own('confirm'), seen), step(own('next'))],
  [...scanned, step(own('cancel', 0, 2), mine('pay card')), step(told)],
  [...scanned, step(mine('pay plain')), step(told, own('confirm'))],
  [...scanned, step(pay('to-confirm')), step(own('confirm'), on('link'), own('confirm', 1))],
  [...scanned, step(pay('to-confirm')), step(unlink(29), own('confirm', 1), own('confirm'))],
  [...scanned, step(own('confirm', 1), expire, mine('call off'))],
];
/** What the bank calls a payment. */
const REFERENCES: Step[][] = [
  [...scanned, step(refer(0)), step(mine('pay card'), pay('upi')), step(own('confirm')), step(refer(1))],
  [...scanned, step(refer(2)), step(pay('on-delivery'), pay('bank-transfer')), step(own('confirm', 1))],
  [...scanned, step(refer(1), refer(2, false)), step(on('not found')), after(2 * HOUR, refer(0)), step(seen)],
  [...scanned, step(refer(0, false)), step(on('not found'), mine('pay plain')), step(refer(1), told)],
  [...scanned, ...scanned, step(refer(1), refer(1, false, 1)), step(refer(1), on('not found')), step(seen)],
  [...scanned, ...scanned, step(refer(2), refer(2, true, 1)), step(own('confirm'), { ...seen, order: 1 })],
  [...scanned, step(refer(0)), after(25 * HOUR, expire), after(49 * HOUR, expire, own('confirm'))],
  [...scanned, step(refer(0)), after(73 * HOUR, expire)],
  [...scanned, step(refer(0)), step(on('not found')), after(2 * HOUR, refer(1)), after(73 * HOUR, expire)],
  [...scanned, after(73 * HOUR, expire, refer(0), refer(1, false)), step(refer(0)), step(own('cancel', 1))],
  [...scanned, step(refer(0), mine('pay plain')), step(told, own('confirm'))],
  // To be paid on delivery, and by UPI after all.
  ...[
    [step(refer(0)), step(on('ship'), own('ship', 1)), step(own('confirm')), step(own('ship'))],
    [step(refer(1)), step(seen, on('ship')), step(on('ship'))],
    [
      step(refer(2)),
      step(on('not found'), refer(0)),
      step(own('ship'), refer(1)),
      step(own('paid'), own('notFound', 1)),
    ],
    [step(refer(0), own('ship')), step(own('notFound', 0, 2)), step(own('ship')), step(own('paid'), refer(1))],
    [step(refer(0)), step(own('paid'), own('cancel', 1), mine('call off part')), step(own('confirm'))],
    [step(refer(0)), step(on('cancel'), seen), step(own('next', 1))],
  ].map((steps) => [...atTheDoor, step(pay('upi')), ...steps]),
];
/** Halfway through the time that it is held. */
const REMINDED: Step[][] = [
  [two, after(13 * HOUR, remind, remind), after(HOUR, remind), step(mine('pay card')), step(told)],
  [two, after(13 * HOUR, remind, mine('call off')), after(HOUR, remind), after(12 * HOUR, expire)],
  [two, after(12.5 * HOUR, mine('pay card')), after(0, remind, told), after(2 * HOUR, remind)],
  [...scanned, after(13 * HOUR, remind, refer(0)), after(2 * HOUR, remind), step(on('not found')), after(HOUR, remind)],
  [two, step(pay('plain')), after(13 * HOUR, remind, { ...told, status: 'failed' }), after(2 * HOUR, remind, seen)],
];
/** A link that is revoked meanwhile, has expired, or is for something else. */
const REVOKED: Step[][] = [
  [...paid, step(unlink(23), own('ship'), own('pack', 1)), step(own('ship', 0, 1, 'first'))],
  [...paid, step(unlink(15), mine('call off'), own('cancel', 1)), step(mine('call off', 'first'))],
  [two, step(unlink(8), mine('pay card')), step(mine('pay card')), step(pay('card')), step(told)],
  [...scanned, step(unlink(14), refer(0), mine('call off')), step(own('confirm', 1))],
  [...scanned, step(unlink(29), own('confirm'), own('confirm', 1)), step(own('cancel'))],
  [...scanned, step(pay('to-confirm')), step(unlink(29), own('confirm'), own('confirm', 1))],
  [...scanned, step(pay('to-confirm')), step(unlink(32), own('confirm', 1, 2), scan), step(on('link'))],
  [...sized, ...each(own('ship'), own('deliver')), step(unlink(15), mine('ask back'), own('refused'))],
  [...paid, step({ act: 'unlink mailbox' }, own('pack', 1), own('ship')), step(own('cancel', 1), own('next'))],
  [...atTheDoor, step(own('ship')), step(unlink(23), own('paid'), own('refused', 1))],
  [...paid, step(own('cancel')), step(unlink(26), own('refund'), own('refunded', 1))],
  [two, step(mine('pay card')), step(on('other link'), scan), step(told), step(on('other link'), own('pack'))],
  [...paid, after(31 * DAY, own('ship'), mine('call off part')), step(on('other link'))],
  [...sized, ...each(own('ship'), own('deliver')), after(61 * DAY, own('next'), mine('ask back'))],
];

const all = (steps: Step[][]) => fc.constantFrom(...steps);
/** What befalls an order by the links of its mails, phase by phase. */
export const byLinks: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 15, arbitrary: all(DAYS) },
  { weight: 8, arbitrary: all(BACK) },
  { weight: 3, arbitrary: all(BACK_AT_ONCE) },
  { weight: 10, arbitrary: all(UNPAID) },
  { weight: 10, arbitrary: all(REFERENCES) },
  { weight: 6, arbitrary: all(REMINDED) },
  { weight: 10, arbitrary: all(REVOKED) },
);

/** Who meets whom, of what befell an order before. */
export const LINK_RACES: Act[][] = [
  [mine('pay card'), expire, told],
  [mine('call off'), own('ship'), unlink(20)],
  [own('next'), own('next', 1), on('ship')],
  [own('next', 0, 2), on('cancel'), scan],
];
