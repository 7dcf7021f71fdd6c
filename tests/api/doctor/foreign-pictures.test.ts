import { expect, test } from 'vitest';
import { examine } from '#owner/doctor/examine.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { sqlite } from '../engines.ts';
import { openShop } from '../fixture.ts';

test('pictures of other hosts are not looked for among its own, whatever their addresses', async () => {
  const shop = await openShop(sqlite);
  const picture = {
    url: 'https://cdn.example/media/catalog/product/b.jpg',
    srcset: 'https://cdn.example/media/b-400.jpg 400w, https://cdn.example:8443/~me/media/b-800.jpg 800w',
  };
  await shop.db
    .updateTable('images')
    .set({ picture: JSON.stringify(picture) })
    .execute();
  const info = { storeName: 'Row', heroImage: 'https://old.example/media/hero.jpg' };
  await createStore(shop.db, { id: 'main', isDefault: true, hosts: [], info });
  const found = await examine({ DATABASE_URL: shop.url, DATA_DIR: shop.dataFolder });
  expect(found.filter(({ area }) => area === 'pictures')).toEqual([]);
  expect(found.map(({ what }) => what)).toContainEqual(
    expect.stringMatching(
      /^main: 4 products, all with price, picture and stock; [1-4] of them with pictures at other addresses, at which this has not looked$/,
    ),
  );
  await shop.close();
});

test('pictures that only this machine reaches are no pictures for shoppers', async () => {
  const shop = await openShop(sqlite);
  const picture = { url: 'https://localhost/wp-content/a.jpg', srcset: 'https://localhost/wp-content/a-400.jpg 400w' };
  await shop.db
    .updateTable('images')
    .set({ picture: JSON.stringify(picture) })
    .execute();
  await createStore(shop.db, { id: 'main', isDefault: true, hosts: [], info: { storeName: 'Row' } });
  const found = await examine({ DATABASE_URL: shop.url, DATA_DIR: shop.dataFolder });
  expect(found.map(({ what }) => what)).toContainEqual(
    expect.stringMatching(/^main: [1-4] of 4 products have pictures that only this machine or its network reaches: /),
  );
  await shop.close();
});
