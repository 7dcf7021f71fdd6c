import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { StatusTimeline } from '#orders/StatusTimeline.tsx';

afterEach(() => vi.restoreAllMocks());

/** `done Pending, now Processing, Shipped, Delivered` */
function read(code: number): string {
  const items = [...renderToStaticMarkup(<StatusTimeline code={code} />).matchAll(/<li([^>]*)>(.*?)<\/li>/g)];
  return items
    .map(
      ([, marks = '', inside = '']) =>
        `${marks.includes('aria-current="step"') ? 'now ' : ''}${inside.replace(/<[^>]*>/g, '')}`,
    )
    .join(', ');
}

test.each([
  [0, 'now Pending, Processing, Shipped, Delivered'],
  [1, 'Pending done, now Processing, Shipped, Delivered'],
  [2, 'Pending done, Processing done, now Shipped, Delivered'],
  [3, 'Pending done, Processing done, Shipped done, now Delivered'],
  [4, 'Pending done, now Cancelled'],
])('status %d: %s', (code, words) => expect(read(code)).toBe(words));

test('an unknown status stands alone', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(read(9)).toBe('now Unknown');
});
