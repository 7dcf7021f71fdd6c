import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { statusOf } from '#orders/status.ts';
import { StatusBadge } from '#orders/StatusBadge.tsx';

afterEach(() => vi.restoreAllMocks());

test.each([
  [0, 'Pending', 'wait'],
  [1, 'Processing', 'busy'],
  [2, 'Shipped', 'sent'],
  [3, 'Delivered', 'good'],
  [4, 'Cancelled', 'bad'],
])('status %d is %s in its colour', (code, label, tone) => {
  expect(statusOf(code)).toEqual({ label, tone });
  expect(renderToStaticMarkup(<StatusBadge code={code} />)).toMatch(new RegExp(`text-${tone}\\b.*>${label}<`));
});

test('10.pick-up what is ready for pick-up is not told by a van', () => {
  const drawn = (pickUp?: string) => renderToStaticMarkup(<StatusBadge code={2} pickUp={pickUp} />);
  const pathOf = (html: string) => / d="([^"]*)"/.exec(html)?.[1];
  expect(drawn('Ready for pickup')).toMatch(/text-sent\b.*>Ready for pickup</);
  expect(pathOf(drawn('Ready for pickup'))).not.toBe(pathOf(drawn()));
});

test.each([5, -1, 1.5, NaN])('status %d is Unknown, and a warning is logged', (code) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(statusOf(code).label).toBe('Unknown');
  statusOf(code);
  expect(warn).toHaveBeenCalledTimes(1);
});
