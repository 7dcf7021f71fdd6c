import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';

/** Writes a Shopify CSV of so many products, five variants each, pictures linked: `node tests/bench/make-catalogue.ts 1000 out.csv`. */
const SIZES = ['S', 'M', 'L', 'XL', 'XXL'];
const COLORS = ['Indigo', 'Khaki', 'White', 'Olive', 'Black'];
const KINDS = [
  { category: 'Jeans', types: ['Slim Fit', 'Straight Fit', 'Wide Leg'] },
  { category: 'Shirts', types: ['Oxford', 'Linen', 'Flannel'] },
  { category: 'Shorts', types: ['Chino', 'Denim'] },
];
const HEADER =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Google Shopping / Gender,Fabric (product.metafields.custom.fabric),Status';

export async function makeCatalogue(file: string, products: number): Promise<void> {
  const out = createWriteStream(file);
  out.write(`${HEADER}\n`);
  for (let index = 0; index < products; index++) if (!out.write(productLines(index))) await once(out, 'drain');
  out.end();
  await once(out, 'finish');
}

function productLines(index: number): string {
  const { category, types } = KINDS[index % KINDS.length]!;
  const type = types[index % types.length]!;
  const color = COLORS[index % COLORS.length]!;
  const body = `"<p>${type} ${category.toLowerCase()} number ${index}, cut from 13 oz cotton.</p>\n<p>${'Woven on slow looms, sewn in Jaipur. '.repeat(6)}</p><ul><li>Wash cold</li><li>Dry in shade</li></ul>"`;
  const price = 999 + (index % 40) * 50;
  const before = index % 5 === 0 ? price + 500 : '';
  const lines = SIZES.map((size, at) => {
    const picture = `https://pictures.example/${index}-${at}.jpg,${at + 1},${color} ${category}`;
    const variant = `${size},${at === 0 ? 'Color' : ''},${color},SKU-${index}-${size},shopify,${(index + at) % 20},deny,${price}.00,${before}`;
    return at === 0
      ? `item-${index},${type} ${category} ${index},${body},Selvedge,Apparel & Accessories > Clothing > ${category},${type},"cotton, ${index % 25 ? 'new' : 'featured'}",true,Size,${variant},${picture},unisex,100% cotton,active`
      : `item-${index},,,,,,,,,${variant},${picture},,,`;
  });
  return `${lines.join('\n')}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await makeCatalogue(process.argv[3] ?? 'catalogue.csv', Number(process.argv[2] ?? 1000));
