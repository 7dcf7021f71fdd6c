/** A shop with eleven categories, as its owner arranges it in a folder: see own-catalogue.spec.ts. */
export const NAMES = [
  'Shirts',
  'Bowls & Cups',
  'Hats',
  'Bags',
  'Belts',
  'Coats',
  'Scarves',
  'Socks',
  'Gloves',
  'Rugs',
  'Toys',
];
export const CATEGORIES = NAMES.map((name) => `- name: "${name}"\n`).join('');
export const WORDS = `  slug: mens-shirts
  title: Shirts for work
  description: Sewn to be mended.
  types: [Oxford, Linen]
  sizeGuide: shirts
`;
export const HEADER =
  'Handle,Title,Body (HTML),SEO Title,SEO Description,Product Category,Type,Option1 Name,Option1 Value,' +
  'Variant SKU,Variant Price,Featured,Collection,Position';
export const ROWS = [
  'linen,Linen Shirt,,,,Shirts,Linen,Size,M,LINEN,900,,Summer,',
  'oxford,Oxford Shirt,Cotton.,,,Shirts,Oxford,Size,M,OXFORD,800,,,',
  'bowl,Ash Bowl,<h1>Care</h1><ul onclick=x()><li>By <b>hand</b></li></ul><script>odd()</script>,' +
    'A bowl of ash,Turned in Wales.,Bowls & Cups,,Size,Large,BOWL,700,,Summer,',
];
/** Something in each further category, sold out. */
export const REST = NAMES.slice(2).map(
  (name) => `${name.toLowerCase()},Old ${name},,,,${name},,Size,Large,${name},100,,,`,
);
