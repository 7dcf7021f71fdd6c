import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ImportError } from '#owner/import/import-error.ts';
import { readCatalogue } from '#owner/import/read/read-catalogue.ts';
import { parseSizeGuide } from '#owner/shop-folder/read/parse-size-guide.ts';
import { readStockLines } from '#owner/stock/stock-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-lines-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

type Report = (line: number, what: string) => void;

/** Each reader of CSV, with a file in which a cell has a line break and the row after it a mistake. */
const READERS: Record<string, { rows: string[]; read: (text: string, report: Report) => Promise<unknown> }> = {
  'a product export': {
    rows: ['Handle,Title,Body (HTML),Price', 'good,Good,"Two', '', 'lines",9', '', 'bad,Bad,"Two', 'lines",x'],
    read: async (text, report) => {
      const file = join(folder, 'products.csv');
      writeFileSync(file, text);
      const { problems } = await readCatalogue(file, { categories: [] }).catch((error: unknown) => {
        if (error instanceof ImportError) return error;
        throw error;
      });
      for (const { line, what } of problems) report(line, what);
    },
  },
  'a stock file': {
    rows: ['SKU,quantity,note', 'HAT,1,"Two', '', 'lines"', '', 'CAP,x,"Two', 'lines"'],
    read: async (text, report) =>
      readStockLines(text, {
        variants: ['HAT', 'CAP'].map((sku) => ({ handle: 'hat', sku, size: null, color: null })),
        place: 'product',
        report,
      }),
  },
  'a size guide': {
    rows: ['Size,Chest', 'M,94', '"# Two', '', 'lines"', 'L,"x', 'y"'],
    read: async (text, report) => parseSizeGuide(text, 'Shirts', report),
  },
};

describe.each(Object.entries(READERS))('%s', (_, { rows, read }) => {
  const linesOf = async (text: string) => {
    const lines: number[] = [];
    await read(text, (line) => void lines.push(line));
    return lines;
  };

  test.each([
    ['\\n', (index: number) => (index < 0 ? '' : '\n')],
    ['\\r\\n', () => '\r\n'],
    ['\\r', () => '\r'],
    ['both in turn', (index: number) => (index % 2 === 0 ? '\n' : '\r\n')],
    ['\\r\\n first, then \\n', (index: number) => (index === 0 ? '\r\n' : '\n')],
  ])('names the line in which a row begins: %s', async (__, breakAfter) => {
    const text = rows.map((row, index) => row + breakAfter(index)).join('');
    expect(await linesOf(text)).toEqual([6]);
  });

  test('names the line in which a quote opens that never closes', async () => {
    expect(await linesOf(`${rows.slice(0, 5).join('\n')}\n"never,\ncloses,\n1,2\n`)).toEqual([6]);
  });

  test('names the line in which a cell goes on after its closing quote', async () => {
    expect(await linesOf(`${rows.slice(0, 5).join('\n')}\n"a 4" brim, flat",2\nmore,3\n`)).toEqual([6]);
  });
});
