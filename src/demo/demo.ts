import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { WireStoreInfo } from '#contract/store-info.ts';
import { allPictures } from './pictures/draw.ts';
import { drawLogo } from './pictures/logo.ts';
import { drawCategoryTiles, drawHero, drawHeroTall, drawPromo } from './pictures/scenes.ts';
import { policies } from './policies/policies.ts';

const PROMO_TEXT =
  "Every seam, weight and wash is written on the product's page, so you know what you are buying before it arrives.";

export const demoStore: { id: string; hosts: string[]; info: WireStoreInfo } = {
  id: 'neelkora',
  hosts: [],
  info: {
    storeName: 'Neelkora',
    companyName: 'Neelkora Cotton Works LLP',
    companyAddress: '14 Rangrez Lane, Naroda Road, Ahmedabad, Gujarat 380025, India',
    companyPhone: '+91 79 0000 0142',
    companyEmail: 'care@neelkora.example',
    description:
      'Denim and cotton for every day, cut and sewn in Ahmedabad. Neel is indigo, kora is cloth as it leaves the loom.',
    categories: ['Jeans', 'Shirts', 'Shorts', 'Accessories'],
    socialLinks: {
      instagram: 'https://neelkora.example/instagram',
      facebook: 'https://neelkora.example/facebook',
      youtube: 'https://neelkora.example/youtube',
    },
    policies,
    currency: 'INR',
    locale: 'en-IN',
    // As its policies say.
    terms: {
      country: 'IN',
      taxIncluded: true,
      handlingDays: 2,
      deliveryDays: 7,
      returnDays: 7,
      returnFees: 'free',
      returnByMail: true,
    },
    // Apparel & Accessories in Google's list of categories.
    productDefaults: { gender: 'unisex', ageGroup: 'adult', googleCategory: '166' },
    homeTexts: {
      promoTitle: 'Made plainly, meant to last',
      promoText: PROMO_TEXT,
      newsletter: 'New pieces and restocks, a letter a month.',
      'Premium Quality': 'Long-staple cotton and denim woven for wear, with the weight stated on every piece.',
      'Modern Designs': 'Clean lines and honest colours that go with what you already own.',
      'Perfect Fit': 'Several fits in each family, and measurements you can hold a tape to.',
      'Sustainable Practices': 'Small runs, repairable construction, and packing without plastic.',
    },
  },
};

/** The catalogue, a Shopify product CSV; its pictures are drawn by `drawDemoPictures`. */
export const demoCatalogue: string = fileURLToPath(new URL('catalogue.csv', import.meta.url));

export const demoScenes: {
  hero: string;
  heroTall: string;
  promo: string;
  logo: string;
  categories: Record<string, string>;
} = {
  hero: 'scene-hero.svg',
  heroTall: 'scene-hero-tall.svg',
  promo: 'scene-promo.svg',
  logo: 'logo.svg',
  categories: Object.fromEntries(Object.keys(drawCategoryTiles).map((name) => [name, tileFile(name)])),
};

function tileFile(category: string): string {
  return `scene-${category.toLowerCase()}.svg`;
}

/** Writes every picture the catalogue names, and the scenes, as SVG into the folder. */
export async function drawDemoPictures(
  folder: string,
  onProgress?: (done: number, total: number) => void,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const drawings = [
    { file: demoScenes.logo, draw: drawLogo },
    { file: demoScenes.hero, draw: drawHero },
    { file: demoScenes.heroTall, draw: drawHeroTall },
    { file: demoScenes.promo, draw: drawPromo },
    ...Object.entries(drawCategoryTiles).map(([name, draw]) => ({ file: tileFile(name), draw })),
    ...allPictures(),
  ];
  for (const [index, { file, draw }] of drawings.entries()) {
    await writeFile(join(folder, file), draw());
    onProgress?.(index + 1, drawings.length);
    await setImmediate();
  }
}
