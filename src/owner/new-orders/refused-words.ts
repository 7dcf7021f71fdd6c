import type { OrderRow } from '#store-api/base/db/rows/order-rows.ts';
import { readAddress } from '#store-api/shop/orders/stored-address.ts';
import type { NotOnDelivery } from '#store-api/shop/pricing/charges/fee.ts';
import { stripped } from '#lib/text/terminal-text.ts';

/** Why `--on-delivery` cannot be, by the setting that says so. */
export function notOnDelivery({ shipping }: Pick<OrderRow, 'shipping'>, why: NotOnDelivery | undefined): string {
  const { postalCode } = readAddress(shipping);
  const words: Record<NotOnDelivery, string> = {
    'no-terms': 'store.yaml has no payOnDelivery.',
    'picked-up': 'it is picked up, and payOnDelivery of store.yaml is for what is brought to a door.',
    'above-limit': 'it comes to more than upTo in payOnDelivery of store.yaml.',
    'refused-parcels':
      'this shopper refused more parcels than maxRefusedParcels in payOnDelivery of store.yaml lets pass.',
    'not-served': `the postal code ${stripped(postalCode ?? '')} is one of notServed in payOnDelivery of store.yaml.`,
  };
  const reason =
    why === undefined
      ? 'payOnDelivery of store.yaml asks shoppers to confirm it, and the shop has no address for that.'
      : words[why];
  return `It cannot be paid on delivery: ${reason} Without --on-delivery its shopper pays by the link.`;
}

/** What is wrong with a discount's code, by the code of the refusal; `isTheirs`: this customer has had it. */
export function codeRefusals(typed: string, isTheirs = false): Partial<Record<string, string>> {
  const code = `'${stripped(typed.trim())}'`;
  return {
    'code-refused': `There is no code ${code} now, or it is not for this order: \`discounts list\` has those that there are.`,
    'code-used': isTheirs
      ? `This customer has used the code ${code} already: it is for each as often as perCustomer of discounts.yaml says.`
      : `The code ${code} has been used up: \`discounts list\` says how often each was taken.`,
  };
}
