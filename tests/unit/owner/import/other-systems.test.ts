import { expect, test } from 'vitest';
import { lineReader } from '../../../fixtures/import/read-lines.ts';

const readLines = lineReader();

async function read(...lines: [string, ...string[]]) {
  const { products, problems, findings } = await readLines(...lines);
  return {
    products,
    problems: problems.map(({ line, column, what }) => `${line}, ${column ?? '-'}: ${what}`),
    notes: findings.notes.map(({ column, what, lines }) => `${lines.join()}, ${column ?? '-'}: ${what}`),
    ignored: findings.ignoredColumns,
  };
}

const WOO = 'ID,Type,SKU,Name,Published,Sale price,Regular price';
const MAGENTO = 'sku,product_type,name,price,special_price';

test('11.catalogue-file.systems: a sale at the regular price or above it is none, as in those systems', async () => {
  const left = 'is left out: a sale is below the regular price';
  const woo = await read(
    WOO,
    '1,simple,A,Cardigan,1,189,168',
    '2,simple,B,Vest,1,88,88',
    '3,simple,C,Scarf,1,"19,50",20',
    '4,simple,D,Cap,1,9,',
  );
  expect(woo.products).toMatchObject([
    { variants: [{ regular: 16800, discounted: null }] },
    { variants: [{ regular: 8800, discounted: null }] },
    { variants: [{ regular: 2000, discounted: 1950 }] },
    { variants: [{ regular: 900, discounted: null }] },
  ]);
  expect(woo.notes.filter((note) => !note.includes('decimal'))).toEqual([`2,3, Sale price: ${left}`]);
  const magento = await read(MAGENTO, 'A,simple,Cardigan,168.000000,189.000000', 'B,simple,Vest,88.000000,80.000000');
  expect(magento.products).toMatchObject([
    { variants: [{ regular: 16800, discounted: null }] },
    { variants: [{ regular: 8800, discounted: 8000 }] },
  ]);
  expect(magento.notes).toEqual([`2, special_price: ${left}`]);
});

test('11.catalogue-file.systems: our own columns are read in the files of other systems too', async () => {
  const own = 'Collection,Position,Featured,Prior Price';
  const woo = await read(
    `${WOO},${own}`,
    '1,simple,A,Cardigan,1,,168,Gifts; Summer,0,,',
    '2,simple,B,Vest,1,80,88,,2,true,79',
    '3,simple,C,Scarf,1,,20,Gifts,1,,',
    '4,simple,D,Cap,1,,20,,-1,,',
  );
  const magento = await read(
    `${MAGENTO},${own}`,
    'A,simple,Cardigan,168,,Gifts; Summer,,,',
    'B,simple,Vest,88,80,,2,true,79',
    'C,simple,Scarf,20,,Gifts,1,,',
    'D,simple,Cap,20,,,0,,',
  );
  for (const { products, problems, ignored } of [woo, magento]) {
    expect({ problems, ignored: ignored.filter(({ name }) => own.includes(name)) }).toEqual({
      problems: [],
      ignored: [],
    });
    expect(products.map(({ title }) => title)).toEqual(['Cap', 'Scarf', 'Vest', 'Cardigan']);
    expect(products).toMatchObject([
      { featured: false },
      { attributes: [{ key: 'collections', value: ['Gifts'] }] },
      { featured: true, variants: [{ prior: 7900 }] },
      { attributes: [{ key: 'collections', value: ['Gifts', 'Summer'] }] },
    ]);
  }
});

test('11.catalogue-file.systems: a mistyped header is told by what it may have been meant to be', async () => {
  const meantIn = ({ ignored }: Awaited<ReturnType<typeof read>>) =>
    ignored.flatMap(({ name, meant }) => (meant === undefined ? [] : [`${name}: ${meant}`]));
  const woo = await read(
    `${WOO.replace('Sale price', 'Sael price')},Stok,Categores,Attribte 1 name,Attribute 1 value(s),HNS Code,Brand`,
    '1,simple,A,Cardigan,1,100,168,4,Knitwear,Fabric,Wool,6110,Mill',
  );
  expect(meantIn(woo)).toEqual([
    'Sael price: Sale price',
    'Stok: Stock',
    'Categores: Categories',
    'Attribte 1 name: Attribute 1 name',
    'HNS Code: HSN code',
    'Brand: Brands',
  ]);
  const there = await read(`${WOO},Sale prise,Weight (kg),Height (m),Tax status`, '1,simple,A,Cap,1,,9,8,,2,none');
  expect(meantIn(there)).toEqual([]);
  const magento = await read(
    'sku,product_type,name,price,specal_price,categores,qty,color',
    'A,simple,Cap,9,8,Default Category/Caps,4,red',
  );
  expect(meantIn(magento)).toEqual(['specal_price: special_price', 'categores: categories']);
});

test('11.catalogue-file.systems: so is one without which the file is of no system', async () => {
  const refusal = async (...lines: [string, ...string[]]) => {
    const error: unknown = await read(...lines).catch((thrown: unknown) => thrown);
    return (error as Error).message;
  };
  expect(await refusal(WOO.replace('Regular', 'Regulr'), '1,simple,A,Cap,1,,9')).toBe(
    'line 1: the column Regular price is missing: is Regulr price meant to be it?',
  );
  expect(await refusal(WOO.replace('Type,SKU', 'Tpye,SKUs'), '1,simple,A,Cap,1,,9')).toBe(
    'line 1: the column Type is missing: is Tpye meant to be it?\n' +
      'line 1: the column SKU is missing: is SKUs meant to be it?',
  );
  expect(await refusal('ID,Type,SKU,Naam,Reguliere prijs', '1,simple,A,Cap,9')).toContain('translated headers');
  expect(await refusal('sku,attribute_set_code,produkt_type,name,price', 'A,Default,simple,Cap,9')).toBe(
    'line 1: the column product_type is missing: is produkt_type meant to be it?',
  );
});

test('11.catalogue-file.systems: so are our own handles, and the words for the first picture', async () => {
  const own = 'Handle,Image Alt Text';
  const woo = await read(
    `ID,Type,SKU,Name,Published,Regular price,Images,${own}`,
    '1,simple,A,ნაბადი,1,168,"https://old.example/a.jpg, https://old.example/b.jpg",Felt Cloak,A cloak on a horse',
    '2,simple,B,Felt cloak,1,88,https://old.example/c.jpg,,',
    '3,simple,C,Cap,1,20,,felt-cloak,',
    '4,simple,D,Scarf,1,20,,,',
  );
  expect(woo.products.map(({ handle }) => handle)).toEqual(['felt-cloak', 'felt-cloak-b', 'felt-cloak-c', 'scarf']);
  expect(woo.products.slice(0, 2).map(({ pictures }) => pictures.map(({ alt }) => alt))).toEqual([
    ['A cloak on a horse', 'ნაბადი'],
    ['Felt cloak'],
  ]);
  expect(woo.notes).toEqual([
    "2, Handle: 'Felt Cloak' becomes felt-cloak",
    "4, Handle: 'felt-cloak' becomes felt-cloak-c",
  ]);
  const magento = await read(
    `${MAGENTO},url_key,base_image,${own}`,
    'A,simple,Cardigan,168,,old-key,a.jpg,cardigan-blue,In blue',
    'B,simple,Vest,88,,vest-key,b.jpg,,',
  );
  expect(magento.products).toMatchObject([
    { handle: 'cardigan-blue', pictures: [{ alt: 'In blue' }] },
    { handle: 'vest-key', pictures: [{ alt: 'Vest' }] },
  ]);
  expect([...woo.ignored, ...magento.ignored]).toEqual([]);
  expect([...woo.products, ...magento.products].filter(({ formerHandle }) => formerHandle !== undefined)).toEqual([]);
});

test('11.catalogue-file.systems: a sale whose last day is written without a time holds to its end', async () => {
  const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
  const { products, notes } = await read(
    'ID,Type,SKU,Name,Published,Sale price,Regular price,Date sale price ends',
    `1,simple,A,Today,1,40,50,${day(0)}`,
    `2,simple,B,Before,1,40,50,${day(-2)}`,
    `3,simple,C,Timed,1,40,50,${day(0)} 00:00:00`,
  );
  const kept = products.map(({ variants: [one] }) => one?.discounted);
  expect(kept.slice(0, 2)).toEqual([4000, null]);
  expect(kept[2]).toBe(null);
  expect(notes.filter((note) => note.includes('left out'))).toEqual([
    '3,4, Sale price: is left out: its dates are not now',
  ]);
});
