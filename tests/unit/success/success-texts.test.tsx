// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ELSEWHERE, NO_CALL, ROWS, SIMULATED } from './rows.tsx';
import { successTexts } from './success-texts.ts';
import { $toasts } from '#ui/toast-list.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

test('every word of success in the code has a row', () => {
  const known = [...ROWS.flatMap(({ at }) => at), ...Object.keys(ELSEWHERE), ...NO_CALL];
  expect(successTexts('src')).toEqual([...new Set(known)].sort());
  for (const [file, title] of Object.values(ELSEWHERE))
    expect(readFileSync(join('tests', file), 'utf8'), file).toContain(title);
});

const HTML = { headers: { 'content-type': 'text/html' } };
/** What becomes of a call that does not do it. */
const FAILURES: Record<string, () => Promise<Response>> = {
  'it refuses': async () => Response.json({ error: 'No.', code: 'invalid' }, { status: 422 }),
  'there were too many': async () => Response.json({ error: 'Too many.', code: 'too-many' }, { status: 429 }),
  'it fails': async () => new Response('<h1>Bad</h1>', { status: 500, ...HTML }),
  'it is not there': async () => new Response('<h1>None</h1>', { status: 404, ...HTML }),
  'something on the way answers in its place': async () => new Response('<h1>Wi-Fi</h1>', HTML),
  'it says that it did not': async () => Response.json({ success: false }),
  'nothing answers': () => Promise.reject(new TypeError('gone')),
};

let calls = 0;
let answer: () => Promise<Response>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  calls = 0;
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    const response = await answer();
    // jsdom's Blob is none that Node's Response can read.
    return Object.assign(response, { blob: () => response.text() });
  });
  vi.stubGlobal('location', {
    ...{ href: 'http://localhost/contact', origin: 'http://localhost', pathname: '/contact', search: '' },
    assign: vi.fn(),
  });
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  $toasts.set([]);
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  history.replaceState(null, '');
});

/** What the shopper reads: the page, its toasts and those of the next page. */
const said = () =>
  [document.body.textContent, JSON.stringify($toasts.get()), sessionStorage.getItem('toasts')].join('\n');

/** Until nothing is under way any more. */
async function settle(begin: () => void): Promise<void> {
  begin();
  await act(async () => {
    await vi.dynamicImportSettled();
    for (let turn = 0; turn < 50; turn += 1) await vi.advanceTimersByTimeAsync(1_000);
  });
}

describe.each(ROWS.map((row, index) => ({ name: `${row.at[0]!} (${index})`, ...row })))('$name', (row) => {
  test('is said after a call that succeeded', async () => {
    answer = async () => Response.json(row.done);
    await settle(row.act);
    expect(calls).toBeGreaterThan(0);
    expect(said()).toContain(row.says);
  });

  test.each(Object.entries(FAILURES))('is not said when %s', async (_, failure) => {
    answer = failure;
    await settle(row.act);
    expect(calls).toBeGreaterThan(0);
    expect(said()).not.toContain(row.says);
    expect(said()).toMatch(/"kind":"error"/);
  });
});

test.each(SIMULATED)('with the capability off: $says, without a call', async ({ says, act: begin }) => {
  answer = () => Promise.reject(new Error('called'));
  await settle(begin);
  expect(calls).toBe(0);
  expect(said()).toContain(says);
});
