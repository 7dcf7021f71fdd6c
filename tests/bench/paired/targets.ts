import type { Bench } from '../bench.ts';
import { startStaticPages } from '../floor/static-pages.ts';
import { once } from '../once.ts';
import { PAGES, type PageName, type Paths } from '../shop/shop-paths.ts';
import type { Cell } from './rounds.ts';

/** Whose pages are compared: the shop, itself once more, its past, the floor, or a peer. */
export interface Target {
  name: string;
  /** Whole addresses. */
  pages: Partial<Record<PageName, string>>;
  /** A peer's button on its product page, as a CSS selector. */
  addToCart?: string | undefined;
}

/** One that is this shop, of whatever commit: its pages are made the same way, so the same acts can be done in it. */
export interface ShopTarget extends Target {
  origin: string;
  paths: Paths;
}

/** The shop itself once more: a second process of it, on the same data. What differs between the two is noise. */
export const NULL = 'null';

const sameShop = once(async ({ shop }: Bench) => shopTarget(NULL, (await shop.another()).origin, shop.paths));

const floor = once(async ({ shop }: Bench): Promise<Target> => {
  const { origin } = await startStaticPages(shop.origin, addresses('', shop.paths));
  return { name: 'floor', pages: Object.fromEntries(PAGES.map((page) => [page, `${origin}/${page}`])) };
});

/** The shop, itself once more and its past. */
export async function shopsOf(bench: Bench): Promise<ShopTarget[]> {
  const { shop, past } = bench;
  return [
    shopTarget('shop', shop.origin, shop.paths),
    await sameShop(bench),
    ...(past ? [shopTarget('past', past.origin, past.paths)] : []),
  ];
}

/** All of them, with the floor and the peers. */
export async function targetsOf(bench: Bench): Promise<Target[]> {
  return [...(await shopsOf(bench)), await floor(bench), ...bench.peers];
}

function shopTarget(name: string, origin: string, paths: Paths): ShopTarget {
  return { name, pages: addresses(origin, paths), origin, paths };
}

function addresses(origin: string, paths: Paths): Record<PageName, string> {
  const { home, listing, product, policy } = paths;
  return { home: origin + home, listing: origin + listing, product: origin + product, policy: origin + policy };
}

/** One cell for each of these pages of each target that has it. */
export function pageCells(targets: readonly Target[], pages: readonly PageName[] = PAGES): Cell[] {
  return pages.flatMap((what) =>
    targets.flatMap(({ name, pages: { [what]: url } }) => (url ? [{ what, target: name, url }] : [])),
  );
}
