import type { Calendar } from './arrival.ts';
import type { Store } from '../../stores/store-of-host.ts';
import { type DeliverySettings, WEEKDAYS } from '../../stores/delivery-settings.ts';
import { StoreTerms } from '#contract/store/terms.ts';

/** When a store sends; without a word of it on every day but Sunday. */
export function calendarOf({ timeZone, info }: Store, { workingDays, cutOff, holidays }: DeliverySettings): Calendar {
  return {
    timeZone,
    workingDays: (workingDays ?? WEEKDAYS.filter((day) => day !== 'sun')).map((day) => WEEKDAYS.indexOf(day) + 1),
    cutOff,
    holidays,
    handlingDays: StoreTerms.parse(info.terms)?.handlingDays ?? 0,
  };
}
