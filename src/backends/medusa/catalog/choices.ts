import type { MedusaProduct, MedusaVariant } from './product.ts';
import { toPaise, toRupees } from '#lib/minor-units.ts';
import { compareSizes } from '#backends/serving/size-order.ts';

/** A variant of the engine as the contract sells it: by size and colour. */
export interface Choice {
  variantId: string;
  sku: string | undefined;
  size: string | undefined;
  color: string | undefined;
  /** The price paid for one, with taxes. */
  price: number;
  /** It has a tax that the engine adds to its own price. */
  taxed: boolean;
  /** Without a sale. */
  regularPrice: number;
  /** How many can be had; Infinity where the engine does not count them. */
  left: number;
}

/**
 * The choices of a product: by the engine's rank, which may be the same for all, then by size and colour. A variant
 * without a price in the region is not sold.
 */
export function choicesOf({ options = [], variants = [] }: MedusaProduct): Choice[] {
  const optionNamed = (pattern: RegExp) => options.find(({ title }) => pattern.test(title.trim()))?.id;
  const parts = { size: optionNamed(/^sizes?$/i), color: optionNamed(/^colou?rs?$/i) };
  return variants
    .flatMap((variant) => toChoice(variant, parts) ?? [])
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        compareSizes(one.size ?? '', other.size ?? '') ||
        (one.color ?? '').localeCompare(other.color ?? ''),
    );
}

function toChoice(
  variant: MedusaVariant,
  parts: { size: string | undefined; color: string | undefined },
): (Choice & { rank: number }) | undefined {
  const { id, sku, variant_rank: rank = 0, calculated_price: amounts = {} } = variant;
  const price = amounts.calculated_amount_with_tax ?? amounts.calculated_amount;
  if (price === undefined) return undefined;
  return {
    variantId: id,
    sku,
    size: valueOf(variant, parts.size),
    color: valueOf(variant, parts.color),
    price: toCents(price),
    taxed: amounts.is_calculated_price_tax_inclusive === false && price !== amounts.calculated_amount,
    regularPrice: toCents(amounts.original_amount_with_tax ?? amounts.original_amount ?? price),
    left: leftOf(variant),
    rank,
  };
}

/** The different values of a part of the choices, in their order. */
export function valuesOf(choices: Choice[], part: 'size' | 'color'): string[] {
  return [...new Set(choices.flatMap((choice) => choice[part] ?? []))];
}

/** The engine computes in fractions: the contract has two decimals. */
export function toCents(amount: number): number {
  return toRupees(toPaise(amount));
}

function valueOf({ options = [] }: MedusaVariant, optionId: string | undefined): string | undefined {
  return optionId && options.find(({ option_id: id }) => id === optionId)?.value;
}

function leftOf({ manage_inventory: isCounted, allow_backorder: isOrdered, inventory_quantity: left }: MedusaVariant) {
  return isCounted === false || isOrdered ? Infinity : Math.max(0, left ?? 0);
}
