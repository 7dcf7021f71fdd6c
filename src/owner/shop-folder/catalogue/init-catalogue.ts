import type { ExampleWords } from '../init/example-words.ts';
import { withQuery } from '#lib/urls.ts';

/** `categories.yaml` of a new folder. */
export const categoriesExample = ({
  category,
}: ExampleWords) => `# In the order in which the shop shows them. A product names its category in products.csv.
# Groups across categories, such as Summer, stand in a file collections.yaml: a list of names, as here.
- name: ${category}
  # picture: pictures/shirts.jpg
  # sizes/shirts.csv: of the garment unless a column begins with body:, in centimetres unless it ends with (in).
  # Lines with # stand below the table. Without this no product of the category has a size guide.
  sizeGuide: shirts
  # slug: mens-shirts   # its name in addresses; "shirts" without it
  # heading: "Shirts for every day"   # above its page; its name without it
  # title: "Shirts made in our own workshop"   # for search engines, in place of the heading
  # description: "Long-staple cotton and linen, cut in three fits."   # below the heading, and for search engines
  # alsoCalled: [Tops, Blouses]   # what products.csv calls it too; rest: true takes products without a category
  # types: [Oxford, Linen]   # the column Type of products.csv, in the order in which shoppers can filter by them
`;

/** `sizes/shirts.csv` of a new folder. */
export const SIZE_GUIDE = `# Compare with a piece of yours that fits well.
Size,body: Chest,Chest,Length
M,94-99,110,73
L,100-105,116,74.5
`;

/** `synonyms.txt` of a new folder; `oneWay`: an example. */
export const synonymsFile = (oneWay: string) => `# Words that shoppers use for one another, beside the common ones.
# ${'tee, t-shirt'.padEnd(16)} both ways
# ${oneWay.padEnd(16)} one way
`;

/** `redirects.txt` of a new folder: its examples lead to a category and a product that it has. */
export function redirectsFile(category: string, handle: string): string {
  return `# Old addresses that lead to new ones: those of another shop, or of products that are gone. What an address here looks
# like stands in docs/owners.md, Addresses; a product may be named by its handle alone.
# /collections/old-name  ${withQuery('/products', { category: category.toLowerCase() })}
# /products/old-name     /product/${handle}
`;
}

/** Shopify's product CSV: an export of such a shop can take the place of the file as it is. */
export const HEADER = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Product Category',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Price',
  'Variant Compare At Price',
  'Image Src',
  'Image Alt Text',
];
export const productRow = (price: string, { category, product, option }: ExampleWords) => [
  'first-shirt',
  product,
  '',
  category,
  'true',
  option,
  'M',
  'FIRST-M',
  price,
  '',
  '',
  '',
];
