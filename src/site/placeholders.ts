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
  const facts = {
    companyName: store.companyName,
    companyAddress: store.address,
    companyEmail: store.email,
    companyPhone: store.phone,
    companyLogoUrl: store.logoUrl,
    messageRetention: messages === undefined ? undefined : text.months(messages),
    closedAccountRetention: closedAccounts === undefined ? undefined : text.months(closedAccounts),
    documentRetention: documents === undefined ? undefined : text.years(documents),
  };
  return fillFacts(written, facts, write);
}
