import type { Bench } from '../bench.ts';
import { startStaticPages } from '../floor/static-pages.ts';
import { once } from '../once.ts';
import { PAGES, type PageName } from '../shop/shop-paths.ts';
import type { Cell } from './rounds.ts';

/** Whose pages are compared: the shop, itself once more, its past, the floor, or a peer. */
export interface Target {
  name: string;
  /** Whole addresses. */
  pages: Partial<Record<PageName, string>>;
}

/** The shop itself once more: a second process of it, on the same data. What differs between the two is noise. */
export const NULL = 'null';

const sameShop = once(async ({ shop }: Bench): Promise<Target> => {
  const { origin } = await shop.another();
  return { name: NULL, pages: pagesOf(origin, shop.paths) };
});

const floor = once(async ({ shop }: Bench): Promise<Target> => {
  const { home, listing, product, policy } = shop.paths;
  const { origin } = await startStaticPages(shop.origin, { home, listing, product, policy });
  return {
    name: 'floor',
    pages: pagesOf(origin, { home: '/home', listing: '/listing', product: '/product', policy: '/policy' }),
  };
});

/** The shop, itself once more and its past. */
export async function shopsOf(bench: Bench): Promise<Target[]> {
  const { shop, past } = bench;
  return [
    { name: 'shop', pages: pagesOf(shop.origin, shop.paths) },
    await sameShop(bench),
    ...(past ? [{ name: 'past', pages: pagesOf(past.origin, past.paths) }] : []),
  ];
}

/** All of them, with the floor and the peers. */
export async function targetsOf(bench: Bench): Promise<Target[]> {
  return [...(await shopsOf(bench)), await floor(bench)];
}

/** One cell for each of these pages of each target that has it. */
export function pageCells(targets: readonly Target[], pages: readonly PageName[] = PAGES): Cell[] {
  return pages.flatMap((what) =>
    targets.flatMap(({ name, pages: { [what]: url } }) => (url ? [{ what, target: name, url }] : [])),
  );
}

function pagesOf(origin: string, paths: Record<PageName, string>): Target['pages'] {
  return Object.fromEntries(PAGES.map((page) => [page, origin + paths[page]]));
}
