import { subjectsOf, type Bench } from '../bench.ts';
import { withBrowser } from '../page/phone.ts';
import { kb, type Outcome, type Row } from '../table/row.ts';
import { scriptBytes, type ScriptBytes } from '../page/script-bytes.ts';
import { ratioOf } from '../table/statistics.ts';

const PAGES = ['home', 'listing', 'product', 'policy'] as const;
const MOST = 3 * 1024;

/** JavaScript before the shopper's first act. Bytes do not depend on the time they take: all pages at once. */
export function scripts(bench: Bench): Promise<Outcome> {
  return withBrowser(async (browser) => {
    const measure = (origin: string) =>
      Promise.all(PAGES.map((page) => scriptBytes(browser, origin + bench.paths[page])));
    const [shop, past] = await Promise.all(subjectsOf(bench).map(({ origin }) => measure(origin)));
    return { rows: PAGES.map((page, index) => line(page, shop![index]!, past?.[index])), figures: { shop, past } };
  });
}

const sum = ({ external, inline }: ScriptBytes): number => external + inline;

function line(page: string, shop: ScriptBytes, past: ScriptBytes | undefined): Row {
  const { external, inline, ahead, react } = shop;
  return {
    what: `Scripts before the first act, ${page}`,
    target: 'at most 3 KB, no React',
    measured: `${kb(sum(shop))} (files ${kb(external)}, in the page ${kb(inline)})`,
    ...(past && { past: kb(sum(past)), pastRatio: ratioOf(sum(shop), sum(past)) }),
    pass: sum(shop) <= MOST && react.length === 0,
    ...(ahead + react.length > 0 && {
      note: [ahead > 0 ? `${kb(ahead)} more fetched for later` : '', react.length > 0 ? 'React ran' : '']
        .filter(Boolean)
        .join('; '),
    }),
  };
}
