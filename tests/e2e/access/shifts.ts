import { expect, type Page } from '../support/test.ts';

/** Rounding of the browser's own sums. */
const NOISE = 0.0001;

interface Shift {
  value: number;
  moved: string[];
}

/** From the first paint on, whatever the shopper did just before. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Shift[] = [];
    Object.assign(window, { shiftsSeen: seen });
    const name = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.localName}.${node.className}`.slice(0, 60) : (node?.nodeName ?? 'gone');
    const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      })[])
        seen.push({
          value: entry.value,
          moved: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${name(node)} from ${box(previousRect)} to ${box(currentRect)} after ${Math.round(entry.startTime)} ms`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Nothing has moved since the first paint; else the message says what, from where to where. */
export async function expectNoShift(page: Page, name: string): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shiftsSeen: Shift[] }).shiftsSeen);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const words = shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved.join(', ')}`).join('; ');
  expect.soft(sum, `${name}: ${words}`).toBeLessThanOrEqual(NOISE);
}
