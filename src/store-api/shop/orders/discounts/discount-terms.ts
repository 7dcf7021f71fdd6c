import { productIdOf } from '../../catalog/handle.ts';
import { plainName } from '../../pricing/place-names.ts';
import type { DiscountTerms } from '../../pricing/terms.ts';
import type { DiscountSettings } from '../../stores/discount-settings.ts';
import type { Store } from '../../stores/store-of-host.ts';
import type { StoreSettings } from '../../stores/store-settings.ts';
import { toPaise } from '#lib/minor-units.ts';

/** A code and the discount that it is of. */
export interface CodeOfDiscount {
  /** As codes are compared. */
  code: string;
  discount: DiscountSettings;
}

/** Those that apply by themselves, and that of a code; in the order of the folder. */
export function discountTerms(
  store: { id: string; settings: Pick<StoreSettings, 'discounts'> },
  coded?: CodeOfDiscount,
): DiscountTerms[] {
  return (store.settings.discounts ?? []).flatMap((discount) => {
    if (discount.code === undefined && discount.codes === undefined) return toTerms(store.id, discount, undefined);
    return coded?.discount.id === discount.id ? toTerms(store.id, discount, coded.code) : [];
  });
}

function toTerms(
  storeId: string,
  { codes, amount, minimum, products, uses, ...same }: DiscountSettings,
  code: string | undefined,
): DiscountTerms {
  return {
    ...same,
    code,
    amount: amount === undefined ? undefined : toPaise(amount),
    minimum: minimum === undefined ? undefined : toPaise(minimum),
    products: products?.map((handle) => productIdOf(storeId, handle)),
    uses: usesOf({ codes, uses }),
  };
}

/** How often each code of a discount may be taken; undefined: as often as anybody likes. */
export function usesOf({ codes, uses }: Pick<DiscountSettings, 'codes' | 'uses'>): number | undefined {
  return uses ?? (codes === 'many' ? 1 : undefined);
}

/** The discount that names a code in the folder. */
export function namedBy(store: Store, code: string): DiscountSettings | undefined {
  return store.settings.discounts?.find((discount) => discount.code !== undefined && plainName(discount.code) === code);
}
