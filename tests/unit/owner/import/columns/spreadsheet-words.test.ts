import { expect, test } from 'vitest';
import { takenLines } from '#owner/import/import-report.ts';
import { lineReader } from '../../../../fixtures/import/read-lines.ts';

const read = lineReader();

const FLAGS = 'Handle,Title,Featured,Published,Gift Card,Variant Price,Variant Inventory Qty,Variant Inventory Policy';

test('11.catalogue-file.flags: true and false are read as spreadsheets of other languages write them', async () => {
  const { products, problems } = await read(
    FLAGS,
    'a,A,WAHR,WAHR,FALSCH,10,1,FALSCH',
    'b,B,FAUX,FAUX,,10,1,VRAI',
    'c,C,Verdadero,VERO,falso,10,1,',
    'd,D,,,SANT,10,1,deny',
  );
  expect(problems).toEqual([]);
  expect(products.map(({ featured }) => featured)).toEqual([true, false, true, false]);
  expect(products.map(({ visible }) => visible)).toEqual([true, false, true, false]);
  expect(products.map(({ variants }) => variants[0]?.stock)).toEqual([1, null, 1, 1]);
});

test('11.catalogue-file.flags: another word is a mistake, whether it shows a product or features it', async () => {
  const { problems } = await read(FLAGS, 'a,A,perhaps,often,,10,1,');
  expect(problems.map(({ column, what }) => `${column} ${what}`).sort()).toEqual([
    "Featured must be true or false, not 'perhaps'",
    "Published must be true or false, not 'often'",
  ]);
});

test('11.catalogue-file.options: size and colour are known by their words in other languages', async () => {
  const header = 'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price';
  const words = [
    ['Größe', 'Farbe'],
    ['Gro\u0308ße', 'FARBE'],
    ['Taille', 'Couleur'],
    ['Talla', 'Color'],
    ['Rozmiar', 'Kolor'],
  ];
  const { products } = await read(
    header,
    ...words.flatMap(([size, color], at) => [
      `p${at},P${at},${size},86/92,${color},Senf,10`,
      `p${at},,,98/104,,Senf,10`,
    ]),
  );
  for (const { handle, variants } of products)
    expect(
      variants.map(({ size, color }) => [size, color]),
      handle,
    ).toEqual([
      ['86/92', 'Senf'],
      ['98/104', 'Senf'],
    ]);
});

test('11.catalogue-file.stock: where every product is hidden, their numbers of stock are counted all the same', async () => {
  const { findings } = await read(FLAGS, 'a,A,,false,,10,4,', 'b,B,,false,,10,,');
  expect(findings.stock).toMatchObject({ choices: 2, counted: 1 });
});

test('11.catalogue-file.words: a table of one’s own is read by what its columns are called, and says what for', async () => {
  const tables = {
    de: {
      header: 'Artikelnummer,Artikelname,Beschreibung,Kategorie,Größe,Farbe,Preis (€),Bestand,Bild,Lagerplatz',
      taken:
        'Artikelnummer as Variant SKU, Artikelname as Title, Beschreibung as Body (HTML), Kategorie as Category, \
Größe as Size, Farbe as Color, Preis (€) as Variant Price, Bestand as Variant Inventory Qty, Bild as Image Src',
    },
    fr: {
      header: 'Référence,Nom,Descriptif,Catégorie,Taille,Couleur,Prix en €,Quantité,Photo,Rayon',
      taken:
        'Référence as Variant SKU, Nom as Title, Descriptif as Body (HTML), Catégorie as Category, Taille as Size, \
Couleur as Color, Prix en € as Variant Price, Quantité as Variant Inventory Qty, Photo as Image Src',
    },
    es: {
      header: 'Referencia,Nombre,Descripción,Categoría,Talla,Color,Precio,Existencias,Imagen,Estante',
      taken:
        'Referencia as Variant SKU, Nombre as Title, Descripción as Body (HTML), Categoría as Category, Talla as Size, \
Color, Precio as Variant Price, Existencias as Variant Inventory Qty, Imagen as Image Src',
    },
    it: {
      header: 'Codice articolo,Nome,Descrizione,Categoria,Taglia,Colore,Prezzo,Giacenza,Immagine,Scaffale',
      taken:
        'Codice articolo as Variant SKU, Nome as Title, Descrizione as Body (HTML), Categoria as Category, \
Taglia as Size, Colore as Color, Prezzo as Variant Price, Giacenza as Variant Inventory Qty, Immagine as Image Src',
    },
    en: {
      header: 'Article number,Name,Product description,Category,Size,Colour,Price (EUR),Stock,Photo,Shelf',
      taken:
        'Article number as Variant SKU, Name as Title, Product description as Body (HTML), Category, Size, \
Colour as Color, Price (EUR) as Variant Price, Stock as Variant Inventory Qty, Photo as Image Src',
    },
  };
  for (const [language, { header, taken }] of Object.entries(tables)) {
    const { products, problems, findings, categoryColumn } = await read(
      header,
      "'0815-M,Tasche,Aus Leinen.,Taschen,M,Rot,49.90,3,tasche.jpg,A1",
      '0815-L,Tasche,,,L,Rot,49.90,0,,A1',
      '0816,Gürtel,,Taschen,,,19.00,2,,A2',
    );
    expect(problems, language).toEqual([]);
    expect(products, language).toMatchObject([
      {
        title: 'Tasche',
        description: 'Aus Leinen.',
        category: 'Taschen',
        variants: [
          { sku: '0815-M', size: 'M', color: 'Rot', regular: 4990, stock: 3 },
          { sku: '0815-L', size: 'L', color: 'Rot', regular: 4990, stock: 0 },
        ],
        pictures: [{ source: 'tasche.jpg' }],
      },
      { title: 'Gürtel', variants: [{ sku: '0816', size: null, color: null, regular: 1900, stock: 2 }] },
    ]);
    expect(takenLines(findings)).toEqual([
      `Columns are taken by their names: ${taken}. Give one another name if it is not that.`,
    ]);
    expect(findings.ignoredColumns, language).toEqual([{ name: header.split(',').at(-1), values: 3 }]);
    expect(categoryColumn, language).toBe(header.split(',')[3]);
  }
});

test('11.catalogue-file.words: a header of Shopify goes before such a word, the plainer word before the vaguer', async () => {
  const { products, findings } = await read('Title,Artikel,Name,Price,Preis', 'Hemd,Nr. 4,Leinenhemd,20,15');
  expect(products).toMatchObject([{ title: 'Hemd', variants: [{ regular: 2000 }] }]);
  expect(takenLines(findings)).toEqual([
    'Columns are taken by their names: Title, Price. Give one another name if it is not that.',
  ]);
  const own = await read('Bezeichnung,Artikelname,Preis', 'Oberteil,Hemd,15');
  expect(own.products).toMatchObject([{ title: 'Hemd' }]);
  expect(own.findings.ignoredColumns).toEqual([{ name: 'Bezeichnung', values: 1 }]);
});

test('11.catalogue-file.words: in a file with columns of options a column called Color is none', async () => {
  const { products, findings } = await read(
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Color',
    'a,A,Size,M,10,red',
  );
  expect(products[0]?.variants).toMatchObject([{ size: 'M', color: null }]);
  expect(findings.ignoredColumns).toEqual([{ name: 'Color', values: 1 }]);
});

test('11.manufacturer: a maker alone is the brand; beside a brand, or with an address, it is who made it', async () => {
  const madeOf = async (header: string, row: string) => {
    const { products, findings } = await read(`Titel,Preis,${header}`, `Hemd,15,${row}`);
    const [product] = products;
    const brand = product?.attributes.find(({ key }) => key === 'brand')?.value;
    return [brand, product?.page?.manufacturer, findings.ignoredColumns.length];
  };
  expect(await madeOf('Hersteller', 'Web AG')).toEqual([['Web AG'], undefined, 0]);
  expect(await madeOf('Hersteller,Marke', 'Web AG,Nebel')).toEqual([['Nebel'], 'Web AG', 0]);
  expect(await madeOf('Vendor,Fabricant', 'Nebel,Web AG')).toEqual([['Nebel'], 'Web AG', 0]);
  expect(await madeOf('Hersteller,Herstelleradresse', 'Nebel,"Web AG, Weg 1"')).toEqual([
    ['Nebel'],
    'Web AG, Weg 1',
    0,
  ]);
  expect(await madeOf('Manufacturer', 'Web AG')).toEqual([undefined, 'Web AG', 0]);
});

test('11.catalogue-file.words: an MRP or a regular price is the price where no other column has it', async () => {
  const priceOf = async (header: string, row: string) => {
    const { regular, discounted } = (await read(`Item,${header}`, `Kurta,${row}`)).products[0]?.variants[0] ?? {};
    return [regular, discounted];
  };
  expect(await priceOf('MRP', '20')).toEqual([2000, null]);
  expect(await priceOf('Regular price', '20')).toEqual([2000, null]);
  expect(await priceOf('Regular price,Price', '20,15')).toEqual([2000, 1500]);
  expect(await priceOf('MRP,Regular price', '20,15')).toEqual([2000, 1500]);
  expect(await priceOf('MRP,Old price,Price', '25,20,15')).toEqual([2000, 1500]);
});

test('11.catalogue-file.words: beside a sale price, which may be blank, neither is taken for the price', async () => {
  for (const sale of ['Sale price', 'Offer price (₹)', 'Discounted price'])
    await expect(read(`Item,MRP,${sale}`, 'Kurta,20,15'), sale).rejects.toThrow('MRP as Variant Compare At Price');
});
