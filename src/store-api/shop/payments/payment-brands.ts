import type { Gateways } from './gateways.ts';
import { termsOf } from '../pricing/pricing-terms.ts';
import type { Store } from '../stores/store-of-host.ts';
import { DEFAULT_CURRENCY } from '#config.ts';

/**
 * The marks of the footer of a store whose folder names none: of what its gateways take. Undefined where nobody says
 * how it is paid, as before it opens: those of the specification (docs/decisions D699).
 */
export function paymentBrands(store: Store, { real }: Pick<Gateways, 'real'>): string[] | undefined {
  if (store.currency !== DEFAULT_CURRENCY) return undefined;
  const taking = real.offered.filter((gateway) => gateway.methods(store).length > 0);
  const { payOnDelivery } = termsOf(store);
  const isPaid = taking.length > 0 || store.settings.bankTransfer !== undefined || payOnDelivery !== undefined;
  return isPaid ? [...new Set(taking.flatMap(({ brands = [] }) => brands))] : undefined;
}
