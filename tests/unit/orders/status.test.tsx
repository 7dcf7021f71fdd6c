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

test.each([5, -1, 1.5, NaN])('status %d is Unknown, and a warning is logged', (code) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(statusOf(code).label).toBe('Unknown');
  statusOf(code);
  expect(warn).toHaveBeenCalledTimes(1);
});
