import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { StatusTimeline } from '#orders/StatusTimeline.tsx';

afterEach(() => vi.restoreAllMocks());

/** `done Pending, now Processing, Shipped, Delivered` */
function read(status: number, delivery?: object): string {
  const html = renderToStaticMarkup(<StatusTimeline order={{ status, delivery }} />);
  const items = [...html.matchAll(/<li([^>]*)>(.*?)<\/li>/g)];
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

test.each([
  [1, 'Pending done, now Processing, Ready for pickup, Picked up'],
  [2, 'Pending done, Processing done, now Ready for pickup, Picked up'],
  [3, 'Pending done, Processing done, Ready for pickup done, now Picked up'],
  [4, 'Pending done, now Cancelled'],
])('10.pick-up status %d of what is picked up: %s', (code, words) =>
  expect(read(code, { label: 'Fetch it', pickUp: true })).toBe(words),
);

test('an unknown status stands alone', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(read(9)).toBe('now Unknown');
});
