import * as z from 'zod/mini';
import type { Medusa } from '../medusa.ts';
import { countryOf } from '../medusa.ts';
import { list, optionalFlag, optionalNumber, optionalText, readOr, text } from '#contract/lenient.ts';
import type { Query } from '#lib/urls.ts';

const Price = z.object({
  calculated_amount: z.optional(optionalNumber),
  original_amount: z.optional(optionalNumber),
  is_calculated_price_tax_inclusive: z.optional(optionalFlag),
  /** With the taxes of the country, where the region computes them by itself. */
  calculated_amount_with_tax: z.optional(optionalNumber),
  original_amount_with_tax: z.optional(optionalNumber),
});

const Variant = z.object({
  id: z.string(),
  sku: z.optional(optionalText),
  variant_rank: z.optional(optionalNumber),
  manage_inventory: z.optional(optionalFlag),
  allow_backorder: z.optional(optionalFlag),
  inventory_quantity: z.optional(optionalNumber),
  options: z.optional(list(z.object({ option_id: z.optional(optionalText), value: text }))),
  calculated_price: z.optional(readOr(Price, undefined)),
});

export const MedusaProduct = z.object({
  id: z.string(),
  title: z.optional(text),
  subtitle: z.optional(optionalText),
  description: z.optional(text),
  thumbnail: z.optional(optionalText),
  material: z.optional(optionalText),
  created_at: z.optional(optionalText),
  updated_at: z.optional(optionalText),
  collection: z.optional(readOr(z.object({ title: text }), undefined)),
  categories: z.optional(list(z.object({ id: z.string() }))),
  tags: z.optional(list(z.object({ value: text }))),
  images: z.optional(list(z.object({ url: z.string(), rank: z.optional(optionalNumber) }))),
  options: z.optional(list(z.object({ id: z.string(), title: text }))),
  variants: z.optional(list(Variant)),
});
export type MedusaProduct = z.output<typeof MedusaProduct>;
export type MedusaVariant = z.output<typeof Variant>;

/** Beside what the engine sends by itself. */
const FIELDS = [
  '*categories',
  '*variants.calculated_price',
  '+variants.inventory_quantity',
  '+variants.manage_inventory',
  '+variants.allow_backorder',
].join(',');

/** For prices in the region's currency, with its taxes. */
export async function pricingQuery(medusa: Medusa, fields = FIELDS): Promise<Query> {
  return { region_id: medusa.settings.regionId, country_code: await countryOf(medusa), fields };
}
