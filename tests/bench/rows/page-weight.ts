import type { Bench, Subject } from '../bench.ts';
import { withBrowser } from '../page/phone.ts';
import { PAGES } from '../shop/shop-paths.ts';
import { kb, type Row } from '../table/row.ts';
import { ratioOf } from '../table/statistics.ts';

const MOST = { css: 6 * 1024, nodes: 420, html: 50 * 1024 };

/** What stands in a page's HTML, unpacked. */
export interface Weight {
  html: number;
  nodes: number;
  /** Bytes of the style elements in it: the critical CSS. */
  css: number;
  rules: number;
}
type Weights = Record<(typeof PAGES)[number], Weight>;

/** Critical CSS of each page, nodes and HTML of a listing, before compression. */
export async function pageWeight({ shop, past }: Bench): Promise<{ rows: Row[]; figures: unknown }> {
  const [now, before] = await Promise.all([weigh(shop), past && weigh(past)]);
  const rows = [
    ...PAGES.map((page) => line(`Critical CSS, ${page}`, MOST.css, now[page], before?.[page], 'css')),
    line('Nodes of a listing of 12', MOST.nodes, now.listing, before?.listing, 'nodes'),
    line('HTML of a listing of 12, unpacked', MOST.html, now.listing, before?.listing, 'html'),
  ];
  return { rows, figures: { now, before } };
}

async function weigh({ origin, paths }: Subject): Promise<Weights> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    const weights = PAGES.map(async (name): Promise<[string, Weight]> => {
      const text = await (await fetch(origin + paths[name])).text();
      return [name, { html: Buffer.byteLength(text), ...(await page.evaluate(weighHtml, text)) }];
    });
    return Object.fromEntries(await Promise.all(weights)) as Weights;
  });
}

/** Runs in a browser, which parses the text and does not show it: no script of its own adds to it. */
function weighHtml(text: string): Omit<Weight, 'html'> {
  const parsed = new DOMParser().parseFromString(text, 'text/html');
  const sheets = [...parsed.querySelectorAll('style')].map(({ textContent }) => textContent);
  const count = (rules: CSSRuleList): number =>
    [...rules].reduce(
      (sum, rule) =>
        sum + (rule instanceof CSSStyleRule ? 1 : 0) + ('cssRules' in rule ? count(rule.cssRules as CSSRuleList) : 0),
      0,
    );
  const rules = sheets.reduce((sum, css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sum + count(sheet.cssRules);
  }, 0);
  const css = sheets.reduce((sum, sheet) => sum + new TextEncoder().encode(sheet).length, 0);
  return { nodes: parsed.querySelectorAll('*').length, css, rules };
}

function line(
  what: string,
  most: number,
  now: Weight,
  before: Weight | undefined,
  figure: 'css' | 'nodes' | 'html',
): Row {
  const says = (weight: Weight) =>
    figure === 'nodes'
      ? String(weight.nodes)
      : kb(weight[figure]) + (figure === 'css' ? `, ${weight.rules} rules` : '');
  return {
    what,
    target: `at most ${figure === 'nodes' ? most : kb(most)}`,
    measured: says(now),
    ...(before && { past: says(before), pastRatio: ratioOf(now[figure], before[figure]) }),
    pass: now[figure] <= most,
  };
}
