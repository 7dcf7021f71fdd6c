import type { Store } from '#site/store.ts';
import { term, type Thing } from './graph.ts';

/** Named once a page; every offer points there. */
export const RETURNS_ID = '#returns';

const FEES = { free: 'FreeReturn', customer: 'ReturnFeesCustomerResponsibility' } as const;

/** Returns as the store states them; the text, where it has one, is linked. Nothing without a country and days. */
export function returnPolicy(
  { terms, policies }: Pick<Store, 'terms' | 'policies'>,
  origin: string,
): Thing | undefined {
  const { country, returnDays, returnFees, returnByMail } = terms;
  if (!country || returnDays === undefined) return undefined;
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': RETURNS_ID,
    applicableCountry: country,
    returnPolicyCategory: term('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: returnDays,
    returnMethod: returnByMail ? term('ReturnByMail') : undefined,
    returnFees: returnFees && term(FEES[returnFees]),
    merchantReturnLink: policies.return ? `${origin}/return` : undefined,
  };
}
