import type { Store } from '#site/store.ts';
import { term, type Thing } from './graph.ts';

/** Named once a page; every offer points there. */
export const RETURNS_ID = '#returns';

const FEES = { free: 'FreeReturn', customer: 'ReturnFeesCustomerResponsibility' } as const;

/**
 * Returns as the store states them, of goods in this category; the text, where it has one, is linked. Nothing without a
 * country, nor without days.
 */
export function returnPolicy(
  { terms, policies }: Pick<Store, 'terms' | 'policies'>,
  origin: string,
  category?: string,
): Thing | undefined {
  const { country, returnDays, returnFees, returnByMail, noReturns = [] } = terms;
  if (!country) return undefined;
  const policy = { '@type': 'MerchantReturnPolicy', '@id': RETURNS_ID, applicableCountry: country };
  const merchantReturnLink = policies.return ? `${origin}/return` : undefined;
  if (category !== undefined && noReturns.includes(category))
    return { ...policy, returnPolicyCategory: term('MerchantReturnNotPermitted'), merchantReturnLink };
  if (returnDays === undefined) return undefined;
  return {
    ...policy,
    returnPolicyCategory: term('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: returnDays,
    returnMethod: returnByMail ? term('ReturnByMail') : undefined,
    returnFees: returnFees && term(FEES[returnFees]),
    merchantReturnLink,
  };
}
