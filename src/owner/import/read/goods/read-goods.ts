import { withDecimalPoint } from '../price.ts';
import { cellOf, type Row } from '../read-rows.ts';
import { gramsOf, unitNamed } from './weight.ts';
import { columnName, type Reports } from '../../report.ts';
import { isCountryCode, meantCountry } from '#lib/places/country-code.ts';

/** What tax and delivery go by: of a product, or of a choice as far as it differs from its product. */
export interface Goods {
  weightGrams?: number | undefined;
  /** HSN or HS code, in digits. */
  hsn?: string | undefined;
  taxClass?: string | undefined;
  /** ISO 3166-1, two letters. */
  originCountry?: string | undefined;
}

const NAMES = ['weightGrams', 'hsn', 'taxClass', 'originCountry'] as const satisfies readonly (keyof Goods)[];
const MAX_GRAMS = 1_000_000;
const MAX_TAX_CLASS = 40;

/**
 * Of the rows of a product that are sold: a cell that is empty is as in the product's own row, else as in the first
 * of them. A product has what its first choice has (docs/decisions D433).
 */
export function readGoods(
  first: Row,
  sold: readonly Row[],
  reports: Reports,
): { goods: Goods; goodsOfChoices: Goods[] } {
  const ofProduct = first === sold[0] ? {} : goodsOf(first, reports);
  const ofChoices = sold.map((row) => goodsOf(row, reports));
  const goods = stated({ ...ofProduct, ...ofChoices[0] });
  const goodsOfChoices = ofChoices.map((own) => stated({ ...ofChoices[0], ...ofProduct, ...own }, goods));
  return { goods, goodsOfChoices };
}

function goodsOf(row: Row, reports: Reports): Goods {
  return stated({
    weightGrams: weightOf(row, reports),
    hsn: hsnOf(row, reports),
    taxClass: taxClassOf(row, reports),
    originCountry: countryOf(row, reports),
  });
}

/** What is said of goods, and is not the same of the others; in one order, because products are compared by it. */
function stated(goods: Goods, others: Goods = {}): Goods {
  return Object.fromEntries(NAMES.filter((name) => goods[name] !== others[name]).map((name) => [name, goods[name]]));
}

function weightOf(row: Row, { problem, note }: Reports): number | undefined {
  const text = cellOf(row, 'weight');
  if (text === '') return undefined;
  const unit = unitNamed(columnName(row, 'weight') ?? '');
  const plain = withDecimalPoint(text);
  if (plain !== text) note(row, 'weight', 'a decimal comma becomes a point');
  const grams = gramsOf(plain, unit);
  if (grams === undefined)
    problem(row, 'weight', `must be a weight in ${unit} such as 250 or 0.25, not '${text.slice(0, 40)}'`);
  else if (grams > MAX_GRAMS) problem(row, 'weight', 'is more than 1,000 kg');
  // A wrong weight is not a missing one as well.
  return grams ?? 0;
}

function hsnOf(row: Row, { problem }: Reports): string | undefined {
  const text = cellOf(row, 'hsn');
  const digits = text.replace(/[\s.]/g, '');
  if (digits === '') return undefined;
  if (!/^\d{2,8}$/.test(digits)) problem(row, 'hsn', `must be 2 to 8 digits such as 6109, not '${text.slice(0, 40)}'`);
  return digits;
}

function taxClassOf(row: Row, { problem }: Reports): string | undefined {
  const field = cellOf(row, 'taxClass') === '' ? 'taxCode' : 'taxClass';
  const name = cellOf(row, field).replace(/\s+/g, ' ');
  if (name.length > MAX_TAX_CLASS) problem(row, field, `is longer than ${MAX_TAX_CLASS} characters`);
  return name || undefined;
}

function countryOf(row: Row, { problem }: Reports): string | undefined {
  const text = cellOf(row, 'originCountry');
  const code = text.toUpperCase();
  if (text !== '' && !isCountryCode(code)) {
    const meant = meantCountry(code);
    const hint = meant === undefined ? '' : `: did you mean ${meant}?`;
    problem(
      row,
      'originCountry',
      `must be a country of two letters such as DE or IN, not '${text.slice(0, 40)}'${hint}`,
    );
  }
  return code || undefined;
}
