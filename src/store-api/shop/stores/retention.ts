import { StoreRetention } from '#contract/store/retention.ts';

/** The months of a store that states none. */
const DEFAULTS = { messages: 24, closedAccounts: 1 };

export type Retention = Record<keyof typeof DEFAULTS, number>;

/** For how many months a store keeps what it knows of persons; from its record, as GET /storeInfo answers it. */
export function retentionOf(info: Readonly<Record<string, unknown>>): Retention {
  const stated = StoreRetention.parse(info.retention);
  return {
    messages: stated?.messages ?? DEFAULTS.messages,
    closedAccounts: stated?.closedAccounts ?? DEFAULTS.closedAccounts,
  };
}

/** The same day and time so many months before, or the last day of a shorter month. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}
