import { describe, expect, test } from 'vitest';
import { manifestOf } from '#site/manifest.ts';
import { previewOf } from '#site/page/preview.ts';
import { toStore } from '#site/store.ts';
import { storeInfoEndpoint } from '#contract/endpoints/catalog/store-info.ts';

const storeOf = (wire: Record<string, unknown>) => toStore(storeInfoEndpoint.answer.parse(wire), false);

describe('what a link shows in messengers', () => {
  test('the picture made for it, with its size', () => {
    expect(previewOf({ url: '/a.jpg', alt: 'Front of the jeans', social: '/a-social.jpg' }, 'Jeans')).toEqual({
      url: '/a-social.jpg',
      alt: 'Front of the jeans',
      size: { width: 1200, height: 630 },
    });
  });
  test('else the picture itself; else nothing', () => {
    expect(previewOf({ url: '/a.jpg' }, 'Jeans')).toEqual({ url: '/a.jpg', alt: 'Jeans' });
    expect(previewOf(undefined, 'Jeans')).toBeUndefined();
  });
});

describe("the store's pictures", () => {
  test('hero, its tall version and promo come through; a broken one is as if there were none', () => {
    const store = storeOf({
      heroPicture: { url: '/hero.jpg' },
      heroPictureTall: '/tall.jpg',
      promoPicture: { width: 3 },
    });
    expect(store).toMatchObject({
      heroPicture: { url: '/hero.jpg' },
      heroPictureTall: { url: '/tall.jpg' },
      promoPicture: undefined,
    });
  });
});

describe('the web manifest', () => {
  test('tells the store, and icons for every home screen', () => {
    const manifest = manifestOf(storeOf({ storeName: 'Neelkora', description: 'Denim and cotton.' }));
    expect(manifest).toMatchObject({
      name: 'Neelkora',
      short_name: 'Neelkora',
      description: 'Denim and cotton.',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      shortcuts: [
        { name: 'Cart', url: '/cart' },
        { name: 'My Orders', url: '/orders' },
      ],
    });
    expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]);
  });
  test('a long name has a short one', () => {
    expect(manifestOf(storeOf({ storeName: 'Ahmedabad Cotton Works' })).short_name).toBe('Ahmedabad');
  });
});
