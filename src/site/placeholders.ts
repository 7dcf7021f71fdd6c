import * as text from './text.ts';
import type { StoreRetention } from '#contract/store/retention.ts';
import { fillFacts } from '#lib/text/fill-facts.ts';

interface StatedFacts {
  companyName: string;
  address: string;
  email: string;
  phone: string;
  logoUrl: string;
  retention: StoreRetention;
}

/** What an owner writes with placeholders, filled with what the store states. */
export function fillPlaceholders(
  written: string,
  { retention: { messages, closedAccounts, documents }, ...store }: StatedFacts,
  write?: (value: string) => string,
): string {
  const values = new Map([
    ['companyName', store.companyName],
    ['companyAddress', store.address],
    ['companyEmail', store.email],
    ['companyPhone', store.phone],
    ['companyLogoUrl', store.logoUrl],
    ...(messages === undefined ? [] : [['messageRetention', text.months(messages)] as const]),
    ...(closedAccounts === undefined ? [] : [['closedAccountRetention', text.months(closedAccounts)] as const]),
    ...(documents === undefined ? [] : [['documentRetention', text.years(documents)] as const]),
  ]);
  return fillFacts(written, values, write);
}
