import * as z from 'zod/mini';
import type { Medusa } from '../medusa.ts';
import { MedusaProduct, pricingQuery } from './product.ts';
import { list, optionalNumber } from '#contract/lenient.ts';
import type { Query } from '#lib/urls.ts';

const Page = z.object({ products: list(MedusaProduct), count: z.optional(optionalNumber) });

/** How many ids one call carries: an address has an end. */
const IDS_PER_CALL = 50;

/** A page of what matches, newest first. */
export async function readPage(
  medusa: Medusa,
  filter: Query,
  { offset, limit }: { offset: number; limit: number },
  fields?: string,
): Promise<{ products: MedusaProduct[]; count: number }> {
  const query = { ...filter, ...(await pricingQuery(medusa, fields)), offset, limit, order: '-id' };
  const { products, count } = await medusa.ask('/store/products', Page, { query });
  return { products, count: count ?? products.length };
}

/** Those of these ids that the shop has, in any order. */
export async function readByIds(medusa: Medusa, ids: string[]): Promise<MedusaProduct[]> {
  const parts: string[][] = [];
  for (let at = 0; at < ids.length; at += IDS_PER_CALL) parts.push(ids.slice(at, at + IDS_PER_CALL));
  const pages = await Promise.all(
    parts.map((part) => readPage(medusa, { 'id[]': part }, { offset: 0, limit: part.length })),
  );
  return pages.flatMap(({ products }) => products);
}
