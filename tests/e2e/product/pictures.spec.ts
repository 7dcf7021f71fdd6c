import { net } from '../support/net.ts';
import { expect, test, type Page } from '../support/test.ts';

interface Shown {
  what: string;
  file: string;
  type: string;
  /** Device px across that the box shows of the picture. */
  needed: number;
  chosen: number;
  offered: number[];
  loading: string;
  priority: string;
  colour: string;
}

/** A fresh visitor each time: a browser takes a larger file it already has. */
async function picturesOf(page: Page): Promise<Shown[]> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 100));
    }
  });
  // Thumbnails are not shown on a phone, and so never fetched.
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('main img:not(.on-hover)')].every(
          (one) => one.complete || !one.checkVisibility(),
        ),
      ),
    )
    .toBe(true);
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img:not(.on-hover)')]
      .filter((one) => one.checkVisibility())
      .map((image) => {
        const file = new URL(image.currentSrc).pathname;
        const source = [...image.closest('picture')!.querySelectorAll('source')].find(({ srcset }) =>
          srcset.includes(file),
        );
        const candidates = (source?.srcset ?? image.srcset).split(', ').map((one) => one.split(' '));
        const { width, height } = image.getBoundingClientRect();
        const ratio =
          Number(source?.getAttribute('width') ?? image.getAttribute('width')) /
          Number(source?.getAttribute('height') ?? image.getAttribute('height'));
        return {
          what: [image.closest('section'), image.closest('ul')].map((one) => one?.className).find(Boolean) ?? 'other',
          file,
          type: source?.type ?? 'image/jpeg',
          needed: Math.max(width, height * ratio) * devicePixelRatio,
          chosen: Number.parseInt(candidates.find(([url]) => url === file)![1]!, 10),
          offered: candidates.map(([, wide]) => Number.parseInt(wide!, 10)),
          loading: image.loading,
          priority: image.fetchPriority,
          colour: image.style.backgroundColor,
        };
      }),
  );
}

function smallestThatFills({ offered, needed }: Shown): number {
  return offered.find((wide) => wide >= needed) ?? offered.at(-1)!;
}

for (const [width, height, scale] of net(
  [
    [360, 800, 2],
    [768, 1024, 2],
    [1280, 900, 1],
  ] as const,
  ([wide]) => wide === 360,
))
  test.describe(`at ${width} px, ${scale}x`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: scale });

    test('every picture comes as AVIF in the size of its box, on its own colour; one is fetched first', async ({
      browser,
      baseURL,
      request,
    }) => {
      const { data } = await (await request.get('/api/v1/products?category=jeans&limit=1')).json();
      for (const path of ['/', '/products?category=jeans', `/product/${encodeURIComponent(data[0].id)}`]) {
        const context = await browser.newContext({
          viewport: { width, height },
          deviceScaleFactor: scale,
          ...(baseURL ? { baseURL } : {}),
        });
        const fresh = await context.newPage();
        await fresh.goto(path);
        const shown = await picturesOf(fresh);
        await context.close();
        for (const one of shown) {
          const said = `${path} ${JSON.stringify(one)}`;
          expect(one.type, said).toBe('image/avif');
          expect(one.colour, said).toMatch(/^rgb/);
          // No more than a seventh short of the box, and never a file larger than the smallest that fills it,
          // but for the one the page shows larger elsewhere: a thumbnail of the picture in sight costs no fetch.
          const fills = Math.max(...shown.filter(({ file }) => file === one.file).map(smallestThatFills));
          expect(one.chosen, said).toBeLessThanOrEqual(fills);
          if (one.chosen < one.offered.at(-1)!) expect(one.chosen / one.needed, said).toBeGreaterThan(0.86);
        }
        const first = shown.filter(({ loading, priority }) => loading === 'eager' && priority === 'high');
        expect(first, path).toHaveLength(path.startsWith('/products') ? EAGER : 1);
        expect(shown.filter(({ loading }) => loading !== 'lazy')).toEqual(first);
      }
    });
  });

/** Pictures of a listing that are fetched before the page is laid out: a phone's first row. */
const EAGER = 2;
