import fc from 'fast-check';
import type { OwnerActName } from '#contract/owner/owner-page.ts';

/** Which of the mails about an order: an old one may have a link that is revoked. */
type Mail = 'last' | 'first';

/** What whoever has a shopper's mail does by its link. */
export type LinkedDoes =
  | 'pay card'
  | 'pay plain'
  | 'pay upi'
  | 'pay on-delivery'
  | 'pay once more'
  | 'call off'
  | 'call off part'
  | LinkedBack;
type LinkedBack = 'ask back' | 'ask all back' | 'exchange';

/** What whoever has a mail to the store does by its link; `next`: what its page says first. */
export type OwnerDoes = Exclude<OwnerActName, 'answered'> | 'ship part' | 'receive unfit' | 'next';

/** Links of mails, what is told by them, and who opens or revokes them; `order` counts from the latest. */
export type LinkAct =
  | { act: 'by mail'; order: number; does: LinkedDoes; mail: Mail }
  /** `times` at once, as a form that is sent twice. */
  | { act: 'by mail to the store'; order: number; does: OwnerDoes; mailbox: 0 | 1; mail: Mail; times: number }
  /** Which of a few, so that others have it too. */
  | { act: 'reference'; order: number; reference: number; isByMail: boolean }
  | { act: 'not found' | 'other link'; order: number }
  /** When everybody else has made about so many statements. */
  | { act: 'unlink'; order: number; late: number }
  | { act: 'unlink mailbox' | 'scan' | 'remind' };

export const isLinkAct = (act: { act: string }): act is LinkAct => NAMES.has(act.act);

const NAMES = new Set<string>([
  ...['by mail', 'by mail to the store', 'reference', 'not found', 'unlink', 'other link'],
  ...['unlink mailbox', 'scan', 'remind'],
]);

const order = fc.constantFrom(0, 0, 0, 1, 2);
const mail = fc.constantFrom('last' as const, 'last' as const, 'first' as const);
/** Any, at any time. */
export const linkAct: fc.Arbitrary<LinkAct> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('by mail' as const),
      order,
      does: fc.constantFrom<LinkedDoes[]>(
        'pay card',
        'pay upi',
        'pay once more',
        'call off part',
        'ask back',
        'exchange',
      ),
      mail,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('by mail to the store' as const),
      order,
      does: fc.constantFrom<OwnerDoes[]>(
        'next',
        'next',
        'next',
        'confirm',
        'notFound',
        'ship',
        'cancelPart',
        'cancel',
        'receive',
        'refunded',
      ),
      mailbox: fc.constantFrom(0 as const, 1 as const),
      mail,
      times: fc.constantFrom(1, 1, 2),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('reference' as const),
      order,
      reference: fc.nat(2),
      isByMail: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constantFrom('not found' as const, 'other link' as const),
      order,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('unlink' as const), order, late: fc.constantFrom(0, 9, 20) }),
  },
  { weight: 1, arbitrary: fc.constantFrom<LinkAct[]>({ act: 'unlink mailbox' }, { act: 'scan' }, { act: 'remind' }) },
);
