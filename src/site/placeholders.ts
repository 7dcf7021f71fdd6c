import * as text from './text.ts';
import type { StoreRetention } from '#contract/store/retention.ts';

interface StatedFacts {
  companyName: string;
  address: string;
  email: string;
  phone: string;
  logoUrl: string;
  retention: StoreRetention;
}

/** What an owner writes with placeholders, filled; one that the store does not state stays (docs/decisions D15). */
export function fillPlaceholders(
  written: string,
  { retention: { messages, closedAccounts, documents }, ...store }: StatedFacts,
  write: (value: string) => string = (value) => value,
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
  return written.replace(
    /\{\{\s*(\w+)\s*\}\}|\{\s*(\w+)\s*\}|\[\s*(\w+)\s*\]/g,
    (whole: string, double?: string, single?: string, square?: string) => {
      const value = values.get(double ?? single ?? square ?? '');
      return value === undefined ? whole : write(value);
    },
  );
}
