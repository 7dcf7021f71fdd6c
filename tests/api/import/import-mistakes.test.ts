import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { everything, type ImportBench, onBench, openBench } from './import-database.ts';
import { ImportError } from '#owner/import/import-error.ts';

const FIXTURES = new URL('../../fixtures/import/', import.meta.url).pathname;
const OLDER = join(FIXTURES, 'older-dialect.csv');

describeEngines('imports of files with mistakes', (engine) => {
  let bench: ImportBench;
  beforeEach(async () => {
    bench = await openBench(engine);
  });
  afterEach(() => bench.close());

  const { write, product } = onBench(() => bench);

  async function problemsOf(file: string): Promise<string[]> {
    const error = await bench.run(file).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ImportError);
    return (error as ImportError).message.split('\n');
  }

  describe('a bad file', () => {
    test('tells every mistake by line and column, and changes nothing', async () => {
      await bench.run(OLDER);
      const before = await everything(bench.db);
      expect(await problemsOf(join(FIXTURES, 'bad.csv'))).toEqual([
        "line 3, Variant Price: must be an amount such as 1299 or 1299.50, not 'abc'",
        "line 3, Variant Compare At Price: must be an amount such as 1299 or 1299.50, not '-5'",
        "line 3, Variant Inventory Qty: must be a whole number, not '1.5'",
        "line 5, Variant Price: has more than two decimals: '12.345'",
        "line 5, Image Src: must be a file below the pictures' folder",
        'line 6, Option1 Value: is the same choice as on line 5',
        'line 6, Image Src: must be an https address or a file name',
        'line 7, Title: is missing',
        "line 7, Status: must be active, draft or archived, not 'someday'",
        'line 8, Handle: neither a handle nor a title tells which product this is',
        'line 9, Variant Price: is more than ten crore rupees',
        "line 9, Image Src: must be a file below the pictures' folder",
      ]);
      expect(await everything(bench.db)).toEqual(before);
    });

    /** A variation without a value of an attribute stands for each of them, so that they multiply. */
    const anyOf = (attributes: number, values: number) => {
      const numbers = Array.from({ length: attributes }, (_, index) => index + 1);
      const list = Array.from({ length: values }, (_, index) => `v${index}`).join(',');
      return [
        ['ID,Type,SKU,Name,Regular price,Parent', ...numbers.map((n) => `Attribute ${n} name,Attribute ${n} value(s)`)],
        ['1,variable,P,Shirt,,', ...numbers.map((n) => `A${n},"${list}"`)],
        ['2,variation,V,Shirt any,100,P', ...numbers.map((n) => `A${n},`)],
        ['3,simple,S,Cap,100,', ...numbers.map(() => ',')],
        '',
      ]
        .map((cells) => [cells].flat().join(','))
        .join('\n');
    };

    test('names a product of too many choices before they are made', async () => {
      for (const [attributes, values] of [
        [3, 13],
        [6, 20],
        [40, 9],
        [1, 100_000],
      ] as const)
        expect(await problemsOf(write('any.csv', anyOf(attributes, values)))).toEqual([
          'line 3, Attribute 1 value(s): stands for any of its attributes; with it the product would have more than 2048 choices',
        ]);
      await bench.run(write('any.csv', anyOf(11, 2)));
      expect((await everything(bench.db)).variants).toHaveLength(2_049);
    });

    test.each([
      ['nothing', '', 'line 1: the file is empty'],
      ['no catalogue', 'a,b\n1,2\n', 'line 1: the column Title is missing'],
      ['an open quote', 'Title,Price\nOne,1\n"Two,2\n', 'line 3: a quote that opens in this record never closes'],
      [
        'another encoding',
        'Title,Price\nCaf\xe9 \xc3\xa9 \xc3\xa8,1\n',
        'line 2, Title: the record has characters that are not UTF-8 text; save the file as UTF-8',
      ],
    ])('that is %s', async (name, text, problem) => {
      const file = write(`${name}.csv`, '');
      writeFileSync(file, Buffer.from(text, 'latin1'));
      expect((await problemsOf(file))[0]).toBe(problem);
    });

    test('asks about a mistyped header beside its mistakes', async () => {
      write('mistyped.csv', 'Handle,Title,Variant Price,Varient SKU\ncap,Cap,x,C-1\n');
      expect(await problemsOf(join(bench.folder, 'mistyped.csv'))).toEqual([
        'line 1, Varient SKU: is a column that nothing is read from: did you mean Variant SKU?',
        "line 2, Variant Price: must be an amount such as 1299 or 1299.50, not 'x'",
      ]);
    });

    test('that is not there', async () => {
      expect(await problemsOf(join(bench.folder, 'none.csv'))).toEqual(['line 1: there is no such file']);
    });

    test('prints fifty problems at most', async () => {
      const lines = Array.from({ length: 60 }, (_, index) => `Item ${index},abc`);
      const said = await problemsOf(write('many.csv', ['Title,Price', ...lines].join('\n')));
      expect(said).toHaveLength(51);
      expect(said.at(-1)).toBe('and 10 more');
    });
  });

  test('an option beside size and colour is told, and parts the sizes when it must', async () => {
    const header = 'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Price';
    await bench.run(write('lengths.csv', `${header}\nchino,Chino,Size,32,Length,30,999\nchino,,,32,,34,999\n`));
    const { variants, attribute } = await product('chino');
    expect(variants.map(({ size }) => size)).toEqual(['32 / 30', '32 / 34']);
    expect(attribute('size')).toEqual(['32 / 30', '32 / 34']);
    expect(attribute('Length')).toEqual(['30', '34']);
  });
});
