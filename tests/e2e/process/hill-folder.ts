/**
 * A shop with eleven categories, as its owner arranges it in a folder, and how its cards are read: see
 * own-catalogue.spec.ts.
 */
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
/** Something in each further category, sold out; hats come in two sizes at two prices. */
export const REST = [
  ...NAMES.slice(2).map((name) => `${name.toLowerCase()},Old ${name},,,,${name},,Size,Large,${name},100,,,`),
  'hats,,,,,,,Size,Small,HATS-S,80,,,',
];

/** The titles of a page's cards. */
export const titles = (html: string) =>
  [...html.matchAll(/<h3[^>]*>.*?<\/h3>/gs)].map(([part]) => part.replace(/<[^>]+>/g, '').trim());

/** Title, badge and whether it can be added, of each card. */
export const cards = (html: string) =>
  html
    .split('<article')
    .slice(1)
    .map((card) => [
      titles(card)[0],
      /badge[^>]*>\s*([^<]+?)\s*</.exec(card)?.[1],
      card.includes('Add to Cart: ') ? 'can be added' : undefined,
    ]);
