import { expect, test } from 'vitest';
import { createApi } from '#api-client/api.ts';
import { loadProduct } from '#catalog/product-page/load-product.ts';

const state = async (answer: () => Response | Promise<Response>) =>
  (
    await loadProduct(
      createApi(async () => answer()),
      'p1',
    )
  ).state;

test('7.product: missing: refused as unknown, or an answer without a product', async () => {
  for (const status of [400, 404, 410, 422])
    expect(await state(() => Response.json({ error: 'No' }, { status })), String(status)).toBe('missing');
  for (const body of [{ data: null }, {}, null]) expect(await state(() => Response.json(body))).toBe('missing');
  expect(
    (
      await loadProduct(
        createApi(() => Promise.reject(new Error('never asked'))),
        '',
      )
    ).state,
  ).toBe('missing');
});

test('failed: what another try may mend is never called missing', async () => {
  for (const status of [401, 403, 408, 429, 500, 503])
    expect(await state(() => Response.json({ error: 'No' }, { status })), String(status)).toBe('failed');
  expect(await state(() => new Response('<html>'))).toBe('failed');
  expect(await state(() => Promise.reject(new TypeError('fetch failed')))).toBe('failed');
});

test('gone: what a backend had once, told by 410 or by its code', async () => {
  const loaded = (body: object, status: number) =>
    loadProduct(
      createApi(async () => Response.json(body, { status })),
      'p1',
    );
  expect(await loaded({ error: 'No', code: 'gone' }, 404)).toEqual({ state: 'missing', gone: true });
  expect(await loaded({ error: 'No' }, 410)).toEqual({ state: 'missing', gone: true });
  expect(await loaded({ error: 'No', code: 'not-found' }, 404)).toEqual({ state: 'missing' });
});
