import type { CatalogueVariant } from './catalogue-product.ts';
import { type Goods, readGoods } from './goods/read-goods.ts';
import { type Option, readOptions } from './options.ts';
import { readPaise, toVariantPrice, type VariantPrice, withDecimalPoint, withoutGroups } from './price.ts';
import { isSignOf, currencyOfSign, withoutSign } from '../prices/currency-sign.ts';
import type { Field } from './columns/columns.ts';
import { cellOf, type ProductRows, type Row } from './read-rows.ts';
import { columnName, type Reports } from '../report.ts';
import { linesText } from '../lines-text.ts';
import type { TakeNote } from '../notes.ts';
import { shortened } from './shortened.ts';
import { readStock } from './stock.ts';

const MAX_CHOICE = 100;
/** `1.23E+12`: a long number as a spreadsheet shows it. */
const MANGLED = /^\d(?:[.,]\d+)?E\+\d+$/i;
const MANGLED_TEXT = 'is what a spreadsheet has made of a long number: write it anew, in a column that holds text';

/** What prices are read with: `currency` is undefined where the shop has none yet. */
export interface PriceReports extends Reports {
  takeNote: TakeNote;
  currency: string | undefined;
  /** The amount has the sign of a currency, which is not the shop's. */
  foreignSign: (row: Row, field: Field, sign: string) => void;
}

/** A text that is longer than the shop takes. */
export interface TooLong {
  line: number;
  column: string;
  most: number;
}

export function tooLongIn(row: Row, field: Field, most: number): TooLong {
  return { line: row.line, column: columnName(row, field) ?? field, most };
}

interface ReadVariants {
  variants: CatalogueVariant[];
  options: Option[];
  goods: Goods;
  /** Lines of variants without a price, or with 0, which is nothing that can be sold. */
  unpriced: number[];
  tooLong: TooLong[];
  /** SKUs that several lines have. */
  repeatedSkus: { sku: string; lines: number[] }[];
}

/** A row with a picture only is not a variant, except the first row. */
export function readVariants(rows: ProductRows, reports: PriceReports): ReadVariants {
  const options = readOptions(rows);
  const sold = rows.filter(
    (row, index) =>
      row.sold ??
      (index === 0 || (['option1Value', 'sku', 'price'] as const).some((field) => cellOf(row, field) !== '')),
  );
  const folded = isUniqueBySizeAndColor(sold, options) ? [] : options.filter(({ kind }) => kind === 'other');
  const seen = new Map<string, number>();
  const skus = new Map<string, Set<number>>();
  const unpriced: number[] = [];
  const tooLong: TooLong[] = [];
  const { goods, goodsOfChoices } = readGoods(rows[0], sold, reports);
  const again: { row: Row; line: number }[] = [];
  const variants = sold.map((row, index): CatalogueVariant => {
    const size =
      [optionOf(row, options, 'size'), ...folded.map(({ field }) => valueOf(row, field))].filter(Boolean).join(' / ') ||
      null;
    const color = optionOf(row, options, 'color') || null;
    const choice = `${size ?? ''}\n${color ?? ''}`;
    checkOptions(row, options, reports);
    for (const { field } of options)
      if (cellOf(row, field).length > MAX_CHOICE) tooLong.push(tooLongIn(row, field, MAX_CHOICE));
    const twin = seen.get(choice);
    if (twin !== undefined) again.push({ row, line: twin });
    else seen.set(choice, row.line);
    const sku = cellOf(row, 'sku') || null;
    for (const field of ['sku', 'barcode'] as const)
      if (MANGLED.test(cellOf(row, field))) reports.note(row, field, MANGLED_TEXT);
    const key = sku && !skus.has(sku) ? sku : choice;
    if (sku) skus.set(sku, (skus.get(sku) ?? new Set()).add(row.line));
    const price = readPrice(row, reports);
    if (price.regular === 0) unpriced.push(row.line);
    return {
      key,
      sku,
      size,
      color,
      ...price,
      ...(price.discounted !== null && { saleLine: row.line }),
      ...readPrior(row, reports),
      stock: readStock(row, reports),
      ...goodsOfChoices[index],
    };
  });
  reportAgain(again, options[0], reports);
  // One line may stand for several choices.
  const repeated = [...skus].filter(([, lines]) => lines.size > 1);
  const repeatedSkus = repeated.map(([sku, lines]) => ({ sku, lines: [...lines] }));
  return { variants, options, goods, unpriced, tooLong, repeatedSkus };
}

/** Choices that are there already: several of them are one mistake, that of a handle which two products have. */
function reportAgain(
  again: readonly { row: Row; line: number }[],
  option: Option | undefined,
  { problem }: Reports,
): void {
  const [first, ...others] = again;
  if (!first) return;
  const key = first.row.columns.fields.has('handle') ? 'handle' : 'title';
  const lines = linesText(again.map(({ row }) => row.line));
  const same = option
    ? `is the same choice as on line ${first.line}`
    : `is that of line ${first.line} too, and no column of sizes or colours tells the two apart`;
  const whose = `has another product this ${key === 'handle' ? 'handle' : 'name'} too? Give each its own`;
  const what = others.length === 0 ? same : `${same}, and so on for ${again.length} choices (${lines}): ${whose}`;
  problem(first.row, option?.field ?? key, what);
}

/** Whether size and colour are unique without the other options. If not, those become part of the size. */
function isUniqueBySizeAndColor(rows: Row[], options: Option[]): boolean {
  const choices = rows.map((row) => `${optionOf(row, options, 'size')}\n${optionOf(row, options, 'color')}`);
  return new Set(choices).size === rows.length;
}

function optionOf(row: Row, options: Option[], kind: Option['kind']): string {
  const option = options.find((one) => one.kind === kind);
  return option ? valueOf(row, option.field) : '';
}

function valueOf(row: Row, field: Field): string {
  return shortened(cellOf(row, field), MAX_CHOICE);
}

function checkOptions(row: Row, options: Option[], { problem }: Reports): void {
  for (const { field, name } of options) {
    if (cellOf(row, field) === '') problem(row, field, `is missing (${name})`);
  }
}

/** The cell of an amount in digits with a decimal point, without the sign of the shop's currency. */
function amountOf(
  row: Row,
  field: 'price' | 'compareAt' | 'prior',
  { currency, note, foreignSign }: PriceReports,
): string {
  const text = cellOf(row, field);
  const { amount, sign } = withoutSign(text);
  if (sign !== '' && currencyOfSign(sign) === undefined) return text;
  if (sign !== '' && currency !== undefined && !isSignOf(currency, sign)) foreignSign(row, field, sign);
  const whole = withoutGroups(amount, sign !== '');
  if (whole !== amount) note(row, field, 'is read without what stands between thousands', `${amount} as ${whole}`);
  const plain = withDecimalPoint(whole);
  if (plain !== whole) note(row, field, 'a decimal comma becomes a point');
  return plain;
}

/** Undefined where nothing is said: products are compared by what is there. */
function readPrior(row: Row, reports: PriceReports): Pick<CatalogueVariant, 'prior'> {
  const text = amountOf(row, 'prior', reports);
  const prior = text === '' ? 0 : readPaise(text);
  if (typeof prior === 'string') reports.problem(row, 'prior', prior);
  return typeof prior === 'number' && prior > 0 ? { prior } : {};
}

function readPrice(row: Row, reports: PriceReports): VariantPrice {
  const { problem, note } = reports;
  const text = amountOf(row, 'price', reports);
  const price = text === '' ? 0 : readPaise(text);
  if (typeof price === 'string') problem(row, 'price', price);
  const before = amountOf(row, 'compareAt', reports);
  const compareAt = before === '' ? 0 : readPaise(before);
  if (typeof compareAt === 'string') problem(row, 'compareAt', compareAt);
  else if (price === 0) return { regular: 0, discounted: null };
  else if (compareAt > 0 && compareAt <= Number(price))
    note(row, 'compareAt', 'is not above the price, so there is no sale');
  return toVariantPrice(Number(price), Number(compareAt));
}
