/** The columns that the importer reads, by the headers of Shopify's older and newer product CSV (lower case). */
export const HEADERS = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  description: ['body (html)', 'description'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
  vendor: ['vendor'],
  productCategory: ['product category'],
  category: ['category', 'custom product type'],
  googleCategory: ['google shopping / google product category', 'google product category'],
  collection: ['collection', 'collections'],
  /** Of other systems' exports alone: one path a line, its parts joined by `>`. */
  categories: [],
  type: ['type', 'product type'],
  tags: ['tags'],
  featured: ['featured'],
  position: ['position'],
  published: ['published', 'published on online store'],
  status: ['status'],
  giftCard: ['gift card'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
  sku: ['variant sku', 'sku'],
  barcode: ['variant barcode', 'barcode'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  whenOutOfStock: ['variant inventory policy', 'continue selling when out of stock'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price', 'compare at price'],
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image', 'variant image url'],
  gender: ['google shopping / gender', 'gender'],
  ageGroup: ['google shopping / age group', 'age group'],
  weight: [
    'variant grams',
    'weight value (grams)',
    'weight (g)',
    'weight (kg)',
    'weight (lb)',
    'weight (lbs)',
    'weight (oz)',
  ],
  hsn: ['hsn', 'hsn code', 'hs code', 'variant hs code'],
  taxClass: ['tax class'],
  /** Shopify's own classes: a tax class where the row names none. */
  taxCode: ['variant tax code', 'tax code'],
  originCountry: ['country of origin', 'variant country of origin', 'coo'],
} as const satisfies Record<string, readonly string[]>;

export type Field = keyof typeof HEADERS;

/** What tax and delivery go by (goods/read-goods.ts). */
export const GOODS_FIELDS = [
  'weight',
  'hsn',
  'taxClass',
  'taxCode',
  'originCountry',
] as const satisfies readonly Field[];

export interface Columns {
  /** Where a field stands and what the file calls it. */
  fields: Map<Field, { index: number; name: string }>;
  /** `Fabric (product.metafields.custom.fabric)` and the like; `isList` for Shopify's own, which join values by `;`. */
  metafields: { index: number; name: string; header: string; isList: boolean }[];
}

/** Reads a header line. Case, order and unknown columns do not matter; of two alike the first counts. */
export function readColumns(header: string[]): Columns {
  const names = header.map((name) => name.trim().toLowerCase().replace(/\s+/g, ' '));
  const fields: Columns['fields'] = new Map();
  for (const [field, known] of Object.entries(HEADERS)) {
    const index = names.findIndex((name) => known.some((one) => one === name));
    const name = header[index]?.trim();
    if (name !== undefined) fields.set(field as Field, { index, name });
  }
  const metafields = header.flatMap((text, index) => {
    const [, name, namespace] = /^(.+?)\(product\.metafields\.([^.)]+)\.[^)]*\)$/i.exec(text.trim()) ?? [];
    return name?.trim() && namespace
      ? [{ index, name: name.trim(), header: text.trim(), isList: namespace.toLowerCase() === 'shopify' }]
      : [];
  });
  return { fields, metafields };
}
