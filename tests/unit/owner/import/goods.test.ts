import { describe, expect, test } from 'vitest';
import { lineReader } from '../../../fixtures/import/read-lines.ts';
import type { Goods } from '#owner/import/read/goods/read-goods.ts';
import { gramsOf } from '#owner/import/read/goods/weight.ts';

const readLines = lineReader();

async function read(...lines: [string, ...string[]]) {
  const { products, problems, findings } = await readLines(...lines);
  return {
    products,
    problems: problems.map(({ line, column, what }) => `${line}, ${column ?? '-'}: ${what}`),
    notes: findings.notes.map(({ column, what }) => `${column ?? '-'}: ${what}`),
    ignored: findings.ignoredColumns.map(({ name }) => name),
  };
}

/** What a product says of its goods, and each of its choices beside. */
function goodsIn({ products }: Awaited<ReturnType<typeof read>>) {
  return products.map((product) => [product, ...product.variants].map(goodsOf));
}

function goodsOf({ weightGrams, hsn, taxClass, originCountry }: Goods) {
  return [weightGrams, hsn, taxClass, originCountry].map((one) => one ?? '-').join(' ');
}

const GOODS = 'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Grams,HSN,Tax Class,Country of Origin';

describe('11.catalogue-file.goods', () => {
  test('choices have what their product has, unless they say otherwise', async () => {
    const file = await read(
      GOODS,
      'tee,Tee,Size,S,9,180,61 09.10,clothing,in',
      'tee,,,M,9,,,,',
      'tee,,,L,9,210,,luxury,BD',
      'cap,Cap,,,9,,,,',
    );
    expect(file.problems).toEqual([]);
    expect(goodsIn(file)).toEqual([
      ['180 610910 clothing IN', '- - - -', '- - - -', '210 - luxury BD'],
      ['- - - -', '- - - -'],
    ]);
    // What says nothing is the same as without the columns, so that an import writes it no second time.
    expect(Object.keys(file.products[1] ?? {})).not.toContain('weightGrams');
  });

  test('what no first line says is that of the choice alone', async () => {
    const file = await read(GOODS, 'tee,Tee,Size,S,9,,,,', 'tee,,,M,9,0,6109,,');
    expect(goodsIn(file)).toEqual([['- - - -', '- - - -', '0 6109 - -']]);
  });

  test('every mistake is told by line and column', async () => {
    const { problems } = await read(
      GOODS,
      'a,A,,,9,heavy,6,a name that is longer than forty characters,India',
      'b,B,,,9,-1,123456789,,UK',
      'c,C,,,9,1000000.5,61a9,,ZZ',
      'd,D,,,9,1000000.4,61,x,GB',
    );
    expect(problems).toEqual([
      "2, Variant Grams: must be a weight in g such as 250 or 0.25, not 'heavy'",
      "2, HSN: must be 2 to 8 digits such as 6109, not '6'",
      '2, Tax Class: is longer than 40 characters',
      "2, Country of Origin: must be a country of two letters such as DE or IN, not 'India'",
      "3, Variant Grams: must be a weight in g such as 250 or 0.25, not '-1'",
      "3, HSN: must be 2 to 8 digits such as 6109, not '123456789'",
      "3, Country of Origin: must be a country of two letters such as DE or IN, not 'UK': did you mean GB?",
      '4, Variant Grams: is more than 1,000 kg',
      "4, HSN: must be 2 to 8 digits such as 6109, not '61a9'",
      "4, Country of Origin: must be a country of two letters such as DE or IN, not 'ZZ'",
    ]);
  });

  test('exports of Shopify in both dialects; its tax code is a class where no column of one’s own names one', async () => {
    const older = 'Handle,Title,Variant Price,Variant Grams,Variant Weight Unit,Variant Tax Code,Tax Class';
    expect(goodsIn(await read(older, 'a,A,9,340.19427750000003,oz,PC040100,', 'b,B,9,0.0,kg,PC040100,own'))).toEqual([
      ['340 - PC040100 -', '- - - -'],
      ['0 - own -', '- - - -'],
    ]);
    const newer = 'Title,URL handle,Price,Weight value (grams),Weight unit for display,Tax code,HS Code,COO';
    const file = await read(newer, 'A,a,9,250,g,T1,6109.10,PT');
    expect(goodsIn(file)).toEqual([['250 610910 T1 PT', '- - - -']]);
    expect(file.ignored).toEqual(['Weight unit for display']);
  });

  test.each([
    ['kg', '0.25', 250],
    ['g', '0.4', 0],
    ['lbs', '1', 454],
    ['oz', '12', 340],
  ])('WooCommerce weighs in %s', async (unit, weight, grams) => {
    const file = await read(`Type,SKU,Name,Regular price,Weight (${unit})`, `simple,A,Cap,9,${weight}`);
    expect(file.problems).toEqual([]);
    expect(goodsIn(file)[0]?.[0]).toBe(`${grams} - - -`);
  });

  test('variations of WooCommerce have what their product has, and its tax class where theirs is `parent`', async () => {
    const file = await read(
      'ID,Type,SKU,Name,Regular price,Parent,Tax class,Weight (kg),HSN,Attribute 1 name,Attribute 1 value(s)',
      '1,variable,TEE,Tee,,,reduced-rate,"0,3",6109,Size,"S, M, L"',
      '2,variation,TEE-S,Tee S,9,TEE,parent,0.25,,Size,S',
      '3,variation,TEE-M,Tee M,9,TEE,parent,,,Size,M',
      '4,variation,TEE-L,Tee L,9,TEE,zero-rate,half a kilo,,Size,L',
    );
    expect(file.notes).toEqual(['Weight (kg): a decimal comma becomes a point']);
    expect(file.problems).toEqual(["5, Weight (kg): must be a weight in kg such as 250 or 0.25, not 'half a kilo'"]);
    const whole = await read(
      'ID,Type,SKU,Name,Regular price,Parent,Tax class,Weight (kg),HSN,Attribute 1 name,Attribute 1 value(s)',
      '1,variable,TEE,Tee,,,reduced-rate,0.3,6109,Size,"S, M, L"',
      '2,variation,TEE-S,Tee S,9,TEE,parent,0.25,,Size,S',
      '3,variation,TEE-M,Tee M,9,TEE,parent,,,Size,M',
      '4,variation,TEE-L,Tee L,9,TEE,zero-rate,0.4,,Size,L',
    );
    expect(goodsIn(whole)).toEqual([['250 6109 reduced-rate -', '- - - -', '300 - - -', '400 - zero-rate -']]);
  });

  test('Magento says no unit, so that its weight is not read; columns of one’s own are', async () => {
    const file = await read(
      'sku,product_type,name,price,weight,hsn,country of origin',
      'A,simple,Cap,9,1.000000,6505,IN',
    );
    expect(goodsIn(file)[0]?.[0]).toBe('- 6505 - IN');
    expect(file.ignored).toEqual(['weight']);
  });
});

test('a pound is 453.59237 g to the last digit, and halves go upwards', () => {
  expect(gramsOf('100000', 'lb')).toBe(45_359_237);
  expect(gramsOf('0.0005', 'kg')).toBe(1);
  expect(gramsOf('0.00049999999999999', 'kg')).toBe(0);
  expect(gramsOf('16', 'oz')).toBe(gramsOf('1', 'lb'));
  expect(gramsOf('1e3', 'g')).toBeUndefined();
});
