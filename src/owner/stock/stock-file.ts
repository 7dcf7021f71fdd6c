import { otherSeparatorText, shiftedText } from '#lib/text/shifted-rows.ts';
import { csvRecords } from '#lib/text/csv-records.ts';
import { separatorOf } from '#lib/text/csv-separator.ts';
import { someOf } from '#lib/text/terminal-text.ts';
import { withoutTextMark } from '#lib/text/text-mark.ts';

/** How a line names its variant: by SKU, by handle with size and colour, or by both. '' where a cell is empty. */
export interface VariantName {
  sku: string;
  handle: string;
  size: string;
  color: string;
}

/** The pieces of a variant on the shelves (docs/decisions D312); null where it is not counted. */
export interface StockLine<Variant> {
  line: number;
  name: VariantName;
  quantity: number | null;
  /** Of a line that `export` wrote: the figure that it found, and when. */
  exported?: { quantity: number | null; at: string };
  /** Those that the line names: one, unless variants share the SKU. */
  variants: Variant[];
}

export const STOCK_COLUMNS = ['SKU', 'Handle', 'Size', 'Color', 'quantity', 'exported', 'exported at'] as const;

const COLUMNS_BESIDE = [
  ['handle', 'Handle'],
  ['size', 'Size'],
  ['color', 'Color'],
] as const;

/** Of a product's sizes, in a message. */
const SHOWN = 8;
const MAX_QUANTITY = 1_000_000_000;

/** The names that a variant can be named by. */
export interface NamedVariant {
  handle: string;
  sku: string | null;
  size: string | null;
  color: string | null;
}

interface StockFileReader<Variant> {
  variants: readonly Variant[];
  /** Where a SKU or handle that nothing has would have to stand. */
  place: string;
  /** Names that may be those of a variant which could not be read: that none has them is no mistake of this file. */
  mayBe?: (name: VariantName) => boolean;
  report: (line: number, what: string) => void;
}

/**
 * The lines of a stock file: a header, then how a variant is named and how many there are. An empty quantity, or `-`,
 * is not counted. Every mistake is reported; a line with one is left out.
 */
export function readStockLines<Variant extends NamedVariant>(
  text: string,
  { variants, place, mayBe = () => false, report }: StockFileReader<Variant>,
): StockLine<Variant>[] {
  const separator = separatorOf(text);
  const records = csvRecords(text, report, { separator });
  if (!records) return [];
  const [header, ...rows] = records;
  const names = header?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  if (!names.includes('quantity') || !(names.includes('sku') || names.includes('handle'))) {
    report(header?.line ?? 1, 'must begin with the line "SKU,quantity"');
    return [];
  }
  const find = variantSearch(variants);
  const seen = new Map<Variant, number>();
  return rows.flatMap(({ line, cells }): StockLine<Variant>[] => {
    const shifted = shiftedText({ line, cells }, { columns: names.length, separator });
    if (shifted !== undefined) {
      report(line, shifted);
      return [];
    }
    const cell = (column: string) => (cells[names.indexOf(column)] ?? '').trim();
    const written = { sku: cell('sku'), handle: cell('handle'), size: cell('size'), color: cell('color') };
    // As in products.csv, unless the shop has a SKU that is written so.
    const name = find(written).length > 0 ? written : { ...written, sku: withoutTextMark(written.sku) };
    const found = find(name);
    const before = found.map((variant) => seen.get(variant)).find((one) => one !== undefined);
    for (const variant of found) seen.set(variant, line);
    const quantity = readQuantity(cell('quantity'));
    const base = readQuantity(cell('exported'));
    const at = cell('exported at');
    const wrong =
      name.sku === '' && name.handle === ''
        ? 'names no SKU'
        : found.length === 0 && !mayBe(name)
          ? (otherSeparatorText({ line, cells }, { separator }) ??
            unfitText(name, variants) ??
            `no ${place} has ${name.sku === '' ? '' : 'the SKU '}${nameText(name)}${valuesOf(name, variants)}`)
          : before !== undefined
            ? `${nameText(name)} stands in line ${before} already`
            : quantity === undefined
              ? `the quantity of ${nameText(name)} must be a whole number, or - for not counted, not '${cell('quantity').slice(0, 40)}'`
              : at !== '' && (base === undefined || Number.isNaN(Date.parse(at)))
                ? `the columns "exported" and "exported at" of ${nameText(name)} are the shop's: leave them as they are`
                : undefined;
    if (wrong === undefined && quantity !== undefined)
      return [
        {
          line,
          name,
          quantity,
          ...(at === '' || base === undefined ? {} : { exported: { quantity: base, at } }),
          variants: found,
        },
      ];
    report(line, wrong ?? '');
    return [];
  });
}

/** Of a SKU that there is: the first cell beside it that does not fit. */
function unfitText(name: VariantName, variants: readonly NamedVariant[]): string | undefined {
  let fitting = variants.filter(({ sku }) => name.sku !== '' && sku === name.sku);
  if (fitting.length === 0) return undefined;
  for (const [column, header] of COLUMNS_BESIDE) {
    if (name[column] === '') continue;
    const own = [...new Set(fitting.flatMap((one) => one[column] ?? []))];
    fitting = fitting.filter((one) => one[column] === name[column]);
    if (fitting.length > 0) continue;
    return own.length === 0
      ? `${name.sku} has no ${header}: leave out ${name[column]}`
      : `${name.sku} has the ${header} ${someOf(own)}, not ${name[column]}`;
  }
  return undefined;
}

/** Of a handle that there is: what can stand beside it. */
function valuesOf({ sku, handle }: VariantName, variants: readonly NamedVariant[]): string {
  const own = variants.filter((one) => one.handle === handle);
  if (sku !== '' || own.length === 0) return '';
  const valuesIn = (column: 'size' | 'color') => {
    const values = [...new Set(own.flatMap((one) => one[column] ?? []))];
    if (values.length === 0) return 'empty';
    return values.length > 1 && values.length <= SHOWN
      ? `${values.slice(0, -1).join(', ')} or ${values.at(-1) ?? ''}`
      : someOf(values, SHOWN);
  };
  return `: of ${handle}, Size is ${valuesIn('size')}, and Color is ${valuesIn('color')}`;
}

/** As an owner would say it. */
export function nameText({ sku, handle, size, color }: VariantName): string {
  return sku === '' ? [handle, size, color].filter(Boolean).join(', ') : sku;
}

/** Which variants agree with every cell that is filled; of a handle's several, the one with just these cells. */
function variantSearch<Variant extends NamedVariant>(variants: readonly Variant[]): (name: VariantName) => Variant[] {
  const bySku = Map.groupBy(variants, ({ sku }) => sku ?? '');
  const byHandle = Map.groupBy(variants, ({ handle }) => handle);
  return ({ sku, handle, size, color }) => {
    const agreeing = ((handle === '' ? bySku.get(sku) : byHandle.get(handle)) ?? []).filter(
      (one) =>
        (sku === '' || one.sku === sku) && (size === '' || one.size === size) && (color === '' || one.color === color),
    );
    if (agreeing.length < 2 || handle === '') return agreeing;
    const exact = agreeing.filter(
      (one) => (one.size ?? '') === size && (one.color ?? '') === color && (one.sku ?? '') === sku,
    );
    return exact.length > 0 ? exact : agreeing;
  };
}

/** Undefined for what is no quantity. */
function readQuantity(text: string): number | null | undefined {
  if (text === '' || text === '-') return null;
  return /^\d{1,10}$/.test(text) && Number(text) <= MAX_QUANTITY ? Number(text) : undefined;
}
