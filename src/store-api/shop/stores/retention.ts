import { StoreRetention } from '#contract/store/retention.ts';

/** The months of a store that states none, and the years of documents. */
const DEFAULTS = { messages: 24, closedAccounts: 1, documents: 8 };

export type Retention = Record<keyof typeof DEFAULTS, number>;

/**
 * For how many months a store keeps what it knows of persons, and for how many years documents; from its record, as GET
 * /storeInfo answers it.
 */
export function retentionOf(info: Readonly<Record<string, unknown>>): Retention {
  const stated = StoreRetention.parse(info.retention);
  return {
    messages: stated?.messages ?? DEFAULTS.messages,
    closedAccounts: stated?.closedAccounts ?? DEFAULTS.closedAccounts,
    documents: stated?.documents ?? DEFAULTS.documents,
  };
}

/** The same day and time so many months before, or the last day of a shorter month. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}
