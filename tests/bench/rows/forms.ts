import { setTimeout as sleep } from 'node:timers/promises';
import { subjectsOf, type Bench, type Subject } from '../bench.ts';
import { LIMIT_MS } from '../page/page-visit.ts';
import { withPhone } from '../page/phone.ts';
import { kb, ms, within, type Outcome, type Row } from '../table/row.ts';
import { newShopper, type Shopper } from '../shop/shopper.ts';
import { median, ratioOf } from '../table/statistics.ts';
import { watchTraffic } from '../page/traffic.ts';

const INTERACTIVE_MOST = 2_500;
const SCRIPT_MOST = 85 * 1024;
const SETTLE_MS = 1_500;
const PAGES = ['checkout', 'payment'] as const;

interface Opening {
  /** ms from navigation until the form's first field is React's. */
  interactive: number | null;
  /** All scripts, bodies as carried. */
  script: number;
}
type Openings = Partial<Record<Subject['name'], Opening[]>>;

/** The two pages whose form comes alive by itself. */
export async function forms(bench: Bench): Promise<Outcome> {
  const { plain } = bench.paths;
  const people = await Promise.all(
    subjectsOf(bench).map(async (subject) => ({ ...subject, shopper: await newShopper(subject.origin, plain.id) })),
  );
  const figures: Record<string, Openings> = {};
  for (const page of PAGES) {
    const openings: Openings = (figures[page] = {});
    for (let run = 0; run < (bench.quick ? 1 : 5); run++)
      for (const { name, origin, shopper } of people)
        (openings[name] ??= []).push(await open(origin + pathOf(page, shopper), shopper, plain.id));
  }
  return { rows: PAGES.flatMap((page) => lines(page, figures[page]!)), figures };
}

function pathOf(page: (typeof PAGES)[number], { orderId }: Shopper): string {
  return page === 'checkout' ? '/checkout' : `/payment?orderId=${orderId}`;
}

function open(url: string, { token }: Shopper, productId: string): Promise<Opening> {
  return withPhone({ cpu: 6, line: 'slow4g' }, async ({ page, cdp }) => {
    const transfers = watchTraffic(cdp);
    await page.addInitScript(arrive, {
      token,
      cart: JSON.stringify([
        { id: productId, name: 'Cap', image: '', price: 899, quantity: 1, selectedSize: 'One Size', selectedColor: '' },
      ]),
    });
    await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS });
    const interactive = await page
      .waitForFunction(() => window.interactiveAt, undefined, { polling: 250, timeout: 30_000 })
      .then(
        (found) => found.jsonValue(),
        () => null,
      );
    await sleep(SETTLE_MS);
    const script = transfers.filter(({ kind }) => kind === 'script').reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
    return { interactive: interactive ?? null, script };
  });
}

declare global {
  interface Window {
    interactiveAt?: number;
  }
}

/** Runs in the page before its own scripts: signed in, something in the cart, and a look at each frame. */
function arrive({ token, cart }: { token: string; cart: string }): void {
  if (window !== top || !location.protocol.startsWith('http')) return;
  localStorage.setItem('auth_token', token);
  localStorage.setItem('cart', cart);
  const look = () => {
    const field = document.querySelector(
      'main astro-island:not([ssr]) form :is(input:not([type=hidden]), select, textarea)',
    );
    if (field && Object.keys(field).some((key) => key.startsWith('__react'))) window.interactiveAt = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

function lines(page: string, { shop, past }: Openings): Row[] {
  const middle = (openings: Opening[] | undefined, figure: keyof Opening) =>
    openings ? median(openings.map((one) => one[figure])) : null;
  const [interactive, before] = [middle(shop, 'interactive'), middle(past, 'interactive')];
  const [script, scriptBefore] = [middle(shop, 'script'), middle(past, 'script')];
  return [
    {
      what: `Interactive at 6x: ${page}`,
      target: `at most ${INTERACTIVE_MOST} ms`,
      measured: ms(interactive),
      ...(past && { past: ms(before), pastRatio: ratioOf(interactive, before) }),
      pass: within(interactive, INTERACTIVE_MOST),
    },
    {
      what: `Scripts in all: ${page}`,
      target: 'at most 85 KB',
      measured: kb(script ?? 0),
      ...(past && { past: kb(scriptBefore ?? 0), pastRatio: ratioOf(script, scriptBefore) }),
      pass: within(script, SCRIPT_MOST),
    },
  ];
}
