import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoStore } from '../../../fixtures/demo-store.ts';
import { insertProducts } from '../../../api/catalogue.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';
import { createStore } from '#store-api/stores/create-store.ts';
import { openDatabase } from '#store-api/db/open-database.ts';
import { demoCatalogue } from '#demo/demo.ts';
import { readCatalogue } from '#store-api/import/read/read-catalogue.ts';

export const DEMO_HOST = 'neelkora.example';
export const HOST = 'kiln.example';
export const ORIGIN = `https://${HOST}`;

const policy = (about: string) =>
  `<p>${about} Questions go to {{companyName}}, {{companyAddress}}, {{companyEmail}} or {{companyPhone}}.</p>`;

/** A shop of another trade, in another country, with terms of its own. */
export const KILN: WireStoreInfo = {
  storeName: 'Hesper Pots',
  companyName: 'Hesper Pottery Ltd',
  companyAddress: '4 Quay Street, Bristol BS1 4DJ, United Kingdom',
  companyPhone: '+44 117 496 0142',
  companyEmail: 'post@kiln.example',
  description: 'Stoneware thrown on the wheel and fired by the harbour, in small kilns and large ones.',
  categories: ['Bowls', 'Vases', 'Plates'],
  footer: { categories: ['Bowls', 'Plates'], pages: ['contact', 'track-order', 'terms', 'about'] },
  socialLinks: { instagram: 'https://pots.example/instagram' },
  policies: Object.fromEntries(
    ['terms', 'privacy', 'refund', 'return', 'shipping', 'about', 'faq'].map((slug) => [
      slug,
      policy(`Our ${slug} page is about bowls, vases and plates.`),
    ]),
  ),
  currency: 'GBP',
  locale: 'en-GB',
  terms: { country: 'GB', deliveryDays: 4, returnDays: 30, returnFees: 'customer' },
};

export const BOWL = 'c0ffee01-ash-glazed-bowl';
/** Sold out. */
export const VASE = 'c0ffee02-tall-vase';

/** Both stores in one folder: the demo shop with what its catalogue is called, and the potter's. */
export async function fillTwoTrades(): Promise<{ folder: string; url: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-truth-'));
  mkdirSync(join(folder, 'media'));
  const url = `sqlite:${folder}/store.db`;
  const db = await openDatabase(url);
  await createStore(db, { id: demoStore.id, isDefault: true, hosts: [DEMO_HOST], info: demoStore.info });
  await insertProducts(db, demoStore.id, await demoProducts());
  await createStore(db, { id: 'kiln', isDefault: false, hosts: [HOST], info: KILN });
  await insertProducts(db, 'kiln', [
    {
      id: BOWL,
      title: 'Ash Glazed Bowl',
      category: 'Bowls',
      parent: 'Tableware',
      regular: 4_200,
      discounted: 3_600,
      featured: true,
      attributes: [
        { key: 'Size', value: ['16 cm', '22 cm'] },
        { key: 'Colour', value: ['Celadon', 'Tenmoku'] },
      ],
      variants: [
        { id: 'bowl-16', size: '16 cm', color: 'Celadon', stock: 9 },
        { id: 'bowl-22', size: '22 cm', color: 'Tenmoku' },
      ],
    },
    { id: VASE, title: 'Tall Vase', category: 'Vases', regular: 8_000, variants: [{ id: 'vase', stock: 0 }] },
    { id: 'c0ffee03-salt-plate', title: 'Salt Plate', category: 'Plates', regular: 2_500 },
  ]);
  await db.destroy();
  return { folder, url, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export async function demoProducts() {
  const { products } = await readCatalogue(demoCatalogue, { categories: demoStore.info.categories ?? [] });
  return products.map(({ handle, title, category }, index) => ({
    id: `${index.toString(16).padStart(8, '0')}-${handle}`,
    title,
    category,
    regular: 100_000,
  }));
}
