import fc from 'fast-check';
import type { Act } from './act.ts';
import type { Paying } from './bank.ts';
import { folderAct } from './folder-acts.ts';
import { linkAct } from './links/link-acts.ts';
import { parcelAct } from './pieces/parcel-acts.ts';
import { refundAct } from './refunds/refund-acts.ts';
import { returnAct, shopperAct } from './pieces/return-acts.ts';

const order = fc.constantFrom(0, 0, 0, 1, 2);
const charge = fc.constantFrom(0, 0, 1, 2);
const method = fc.constantFrom(
  'card' as const,
  'card' as const,
  'plain' as const,
  'upi' as const,
  'on-delivery' as const,
  'to-confirm' as const,
  'bank-transfer' as const,
);
export const place = fc.record({
  act: fc.constant('place' as const),
  shopper: fc.constantFrom(0, 1, 2, 2),
  variants: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 2 }),
  quantity: fc.constantFrom(1, 2),
  isFetched: fc.constantFrom(false, false, false, true),
});
export const pay = fc.record({ act: fc.constant('pay' as const), order, method });
const decide = fc.record({
  act: fc.constant('decide' as const),
  charge,
  status: fc.constantFrom('paid' as const, 'paid' as const, 'failed' as const),
  paying: fc.constantFrom<Paying[]>('due', 'due', 'due', 'less', 'other currency'),
  isLost: fc.constantFrom(false, false, true),
  tells: fc.boolean(),
});
const tell = fc.record({ act: fc.constant('tell' as const), charge, times: fc.constantFrom(1, 2) });
const confirm = fc.record({
  act: fc.constant('confirm' as const),
  order,
  why: fc.constantFrom('seen' as const, 'seen' as const, 'other money' as const, 'seen, forced' as const),
});
const link = fc.record({ act: fc.constantFrom('link' as const, 'stranger' as const), order });
const owner = fc.record({
  act: fc.constantFrom(
    'cancel' as const,
    'cancel' as const,
    'ship' as const,
    'refunded' as const,
    'keep' as const,
    'paid' as const,
    'refused' as const,
  ),
  order,
});
const parcel = fc.record({ act: parcelAct, order });
const shopper = fc.record({ act: shopperAct, order });
const returned = fc.record({ act: returnAct, order });
const job = fc.record({
  act: fc.constantFrom(
    'reconcile' as const,
    'expire' as const,
    'expire' as const,
    'import' as const,
    'release' as const,
  ),
});

export const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 2, arbitrary: place },
  { weight: 3, arbitrary: pay },
  { weight: 3, arbitrary: decide },
  { weight: 2, arbitrary: tell },
  { weight: 2, arbitrary: confirm },
  { weight: 2, arbitrary: link },
  { weight: 2, arbitrary: owner },
  { weight: 2, arbitrary: parcel },
  { weight: 6, arbitrary: refundAct },
  { weight: 1, arbitrary: shopper },
  { weight: 2, arbitrary: returned },
  { weight: 3, arbitrary: job },
  { weight: 3, arbitrary: folderAct },
  { weight: 5, arbitrary: linkAct },
);
