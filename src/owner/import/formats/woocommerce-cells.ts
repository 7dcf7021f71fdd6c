import { goodsCells, placementCells } from './goods-cells.ts';
import {
  type Attribute,
  type Cell,
  type Cells,
  joinTexts,
  nameCells,
  type NamedTable,
  plainAmount,
  toHttps,
} from './translate.ts';
import { saleCells } from './sale-cells.ts';
import type { TakeNote } from '../notes.ts';
import type { Table } from '../read/read-table.ts';
import type { CsvRecord } from '#lib/text/csv-records.ts';

/** A record, with the main word of its type: `simple, virtual` is simple. */
export interface Entry extends CsvRecord {
  type: string;
}

const MAIN_TYPES = ['simple', 'variable', 'variation'];

/** The cells of WooCommerce's export. */
export function openExport(table: Table, takeNote: TakeNote) {
  const named = nameCells(unescaped(table));
  const { textOf, cellOf, columnOf } = named;
  const entries: Entry[] = unescaped(table).records.map((record) => ({ ...record, type: typeOf(record, named) }));
  const attributeNumbers = new Set(
    table.header.flatMap((name) => /^attribute (\d+) (?:name|value\(s\))$/i.exec(name.trim())?.[1] ?? []),
  );

  /** Commas part the values; those of a value itself are written `\,`. */
  const listOf = (record: CsvRecord, name: string): string[] => splitList(textOf(record, name));

  const attributesOf = (record: CsvRecord): Attribute[] =>
    [...attributeNumbers].flatMap((number) => {
      const name = textOf(record, `attribute ${number} name`);
      return name === '' ? [] : [{ name, values: listOf(record, `attribute ${number} value(s)`) }];
    });

  const picturesOf = (record: CsvRecord): Cell[] =>
    listOf(record, 'images').map((address) => {
      if (/^http:/i.test(address)) takeNote(record.line, columnOf('images'), 'http becomes https');
      return { text: toHttps(address), column: columnOf('images') };
    });

  /** The short one and the long one. Line breaks are written as `\n`. */
  function descriptionOf(record: CsvRecord): Cell {
    const texts = ['short description', 'description'].map((name) =>
      textOf(record, name)
        .replace(/(?<!\\)\\n/g, '\n')
        .replaceAll('\\\\n', '\\n'),
    );
    return joinTexts(texts, columnOf('description'));
  }

  /** As the two usual plugins store it: Yoast's or Rank Math's; a pattern such as `%%title%%` is none. */
  function seoOf(record: CsvRecord, yoast: string, rankMath: string): Cell {
    const names = [`meta: _yoast_wpseo_${yoast}`, `meta: rank_math_${rankMath}`];
    const cells = names.map((name) => cellOf(record, name));
    return (
      cells.find(({ text }) => text !== '' && !text.includes('%')) ?? { text: '', column: columnOf(names[0] ?? '') }
    );
  }

  function variationsByParent(): Map<Entry, Entry[]> {
    const products = entries.filter(({ type }) => type !== 'variation');
    const byName = new Map(products.map((entry) => [textOf(entry, 'sku'), entry]));
    for (const entry of products) byName.set(`id:${textOf(entry, 'id')}`, entry);
    const children = new Map<Entry, Entry[]>();
    for (const entry of entries.filter(({ type }) => type === 'variation')) {
      const name = textOf(entry, 'parent').replace(/^id:\s*/i, 'id:');
      const parent = name === '' ? undefined : byName.get(name);
      if (!parent)
        takeNote(entry.line, columnOf('parent'), 'the variation is left out: its product is not in the file');
      else if (['0', '-1'].includes(textOf(entry, 'published')))
        takeNote(entry.line, columnOf('published'), 'the variation is left out: it is switched off');
      else {
        const siblings = children.get(parent);
        if (siblings) siblings.push(entry);
        else children.set(parent, [entry]);
      }
    }
    return children;
  }

  function priceCells(entry: Entry): Cells {
    const prices = [amountOf(entry, 'regular price'), amountOf(entry, 'sale price')] as const;
    return saleCells(entry, prices, ['sale price', 'date sale price starts', 'date sale price ends'], {
      ...named,
      takeNote,
    });
  }

  function amountOf(entry: Entry, name: string): Cell {
    const { text, column } = cellOf(entry, name);
    if (text.includes(',') && plainAmount(text) !== text)
      takeNote(entry.line, column, 'a decimal comma becomes a point');
    return { text: plainAmount(text), column };
  }

  /** A variation of the tax class `parent` has that of its product. */
  function goodsOf(entry: Entry): Cells {
    const { taxClass, ...cells } = goodsCells(entry, named);
    return taxClass === undefined || taxClass.text === 'parent' ? cells : { ...cells, taxClass };
  }

  /** 0 is WooCommerce's position of what nobody has placed. */
  function placementOf(entry: Entry): Cells {
    const { position, ...cells } = placementCells(entry, named);
    return position === undefined || position.text === '0' ? cells : { ...cells, position };
  }

  /** WooCommerce writes `parent` where the number is the product's. */
  const hasNoStock = (entry: Entry) => ['', 'parent'].includes(textOf(entry, 'stock').toLowerCase());

  function stockCells(entry: Entry): Cells {
    const stock = textOf(entry, 'stock');
    const backorders = cellOf(entry, 'backorders allowed?');
    const isEndless = ['1', 'notify'].includes(backorders.text);
    if (hasNoStock(entry)) {
      const isOut = textOf(entry, 'in stock?') === '0';
      return { quantity: { text: isOut ? '0' : '', column: columnOf('in stock?') } };
    }
    return {
      quantity: { text: stock.replace(/\.0*$/, ''), column: columnOf('stock') },
      whenOutOfStock: { text: isEndless ? 'continue' : 'deny', column: backorders.column },
    };
  }

  /** Of the choices of one product. A number that holds for several is divided, so that nothing is sold twice. */
  function stockOf(parent: Entry, sold: readonly Entry[]): Cells[] {
    const isShared = (entry: Entry) =>
      isNumber(textOf(parent, 'stock')) && hasNoStock(entry) && textOf(entry, 'in stock?') !== '0';
    const holders = sold.map((entry) => (isShared(entry) ? parent : entry));
    const sharers = new Map<Entry, number>();
    for (const holder of holders) sharers.set(holder, (sharers.get(holder) ?? 0) + 1);
    const served = new Map<Entry, number>();
    return holders.map((holder) => {
      const cells = stockCells(holder);
      const total = Number(cells.quantity?.text);
      const sharing = sharers.get(holder) ?? 1;
      if (sharing === 1 || total <= 0) return cells;
      const before = served.get(holder) ?? 0;
      served.set(holder, before + 1);
      if (before === 0)
        takeNote(holder.line, columnOf('stock'), 'one number for several choices is divided among them');
      const share = Math.floor(total / sharing) + (before < total % sharing ? 1 : 0);
      return { ...cells, quantity: { text: String(share), column: columnOf('stock') } };
    });
  }

  return {
    ...named,
    entries,
    listOf,
    attributesOf,
    picturesOf,
    descriptionOf,
    seoOf,
    variationsByParent,
    priceCells,
    goodsOf,
    placementOf,
    stockCells,
    stockOf,
  };
}

export type WooExport = NamedTable & ReturnType<typeof openExport>;

function typeOf(record: CsvRecord, { textOf }: NamedTable): string {
  const words = splitList(textOf(record, 'type').toLowerCase());
  return words.find((word) => MAIN_TYPES.includes(word)) ?? words[0] ?? '';
}

function splitList(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((one) => one.replaceAll('\\,', ',').trim())
    .filter(Boolean);
}

function isNumber(text: string): boolean {
  return /^-?\d+(\.0*)?$/.test(text);
}

/** A cell that a spreadsheet would take for a formula begins with an apostrophe. */
function unescaped({ header, records }: Table): Table {
  return {
    header,
    records: records.map(({ line, cells }) => ({
      line,
      cells: cells.map((cell) => cell.replace(/^'(?=[=+\-@])/, '')),
    })),
  };
}
