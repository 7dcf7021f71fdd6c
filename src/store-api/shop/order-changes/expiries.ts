import type { orderEmailsIn } from '../mail/mail-texts.ts';
import { TO_CONFIRM, TO_TRANSFER } from '../orders/collect.ts';
import type { OrderRow } from '../../base/db/rows/order-rows.ts';
import { hoursLater } from '#lib/days.ts';

/** A transfer is awaited to the day, in the time zone of whoever reads it: a day more. */
const TRANSFER_HOURS = 24;
/** Of an order that was to be confirmed or transferred, and whose payment is unknown. */
const UNCONFIRMED_HOURS = 96;
/** Where the shop cancels none that are not paid, and one has a hold of its own. */
const USUAL_HOURS = 24;

/** Why orders are cancelled, and from when on. */
export interface Expiry {
  /** The column with the instant that counts, and how many hours after it. */
  since: 'held_until' | 'created_at' | 'confirm_by';
  /** For which it waits until then: in its column `collect`. */
  awaits?: string;
  hours: number;
  /** So much longer waits one whose payment is unknown: UPI, or a gateway that does not answer. */
  unknownHours: number;
  /** Why, in its history and in its mail. */
  cause: (order: HeldOrder) => string;
  says: (emails: ReturnType<typeof orderEmailsIn>, order: HeldOrder) => string;
}

type HeldOrder = Pick<OrderRow, 'created_at' | 'held_until'>;

/**
 * Of an order that is not paid until the end of its hold, of one of older programs within `hours` (0: none), and so on.
 */
export function expiriesOf(hours: number): Expiry[] {
  const unpaid: Omit<Expiry, 'since' | 'hours'> = {
    unknownHours: (hours || USUAL_HOURS) * 2,
    cause: (order) => {
      const within = hoursHeld(order, hours);
      return within === undefined ? 'not paid in time' : `not paid within ${within} hours`;
    },
    says: (emails, order) => {
      const within = hoursHeld(order, hours);
      return within === undefined ? emails.notPaidInTime : emails.notPaidWithin(within);
    },
  };
  const held: Expiry = { ...unpaid, since: 'held_until', hours: 0 };
  const older: Expiry = { ...unpaid, since: 'created_at', hours };
  const unconfirmed: Expiry = {
    since: 'confirm_by',
    awaits: TO_CONFIRM,
    hours: 0,
    unknownHours: UNCONFIRMED_HOURS,
    cause: () => 'not confirmed in time',
    says: (emails) => emails.notConfirmed,
  };
  const untransferred: Expiry = {
    since: 'confirm_by',
    awaits: TO_TRANSFER,
    hours: TRANSFER_HOURS,
    unknownHours: UNCONFIRMED_HOURS,
    cause: () => 'no transfer in time',
    says: (emails) => emails.notTransferred,
  };
  return [held, ...(hours === 0 ? [] : [older]), unconfirmed, untransferred];
}

/** For how many hours it was held, where that is what the shop is set to; else its hold was made longer. */
function hoursHeld({ created_at, held_until }: HeldOrder, hours: number): number | undefined {
  return held_until === null || held_until === hoursLater(created_at, hours) ? hours : undefined;
}
