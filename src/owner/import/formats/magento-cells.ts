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

/** A choice of a configurable product: the simple product's SKU, and what it is of each option. */
interface Variation {
  sku: string;
  choice: Map<string, string>;
}

/** Attributes that have a field of their own. */
const BRAND = ['manufacturer', 'brand'];
const GENDER = 'gender';
/** The columns in which every export tells of Magento itself, and of nothing that is sold. */
const INTERNAL = new Set([
  'bundle_price_type',
  'gift_message_available',
  'has_options',
  'links_exist',
  'links_purchased_separately',
  'links_title',
  'msrp_display_actual_price_type',
  'options_container',
  'price_type',
  'price_view',
  'quantity_and_stock_status',
  'required_options',
  'samples_title',
  'shipment_type',
  'sku_type',
  'tax_class_name',
  'url_path',
  'weight_type',
]);

/** The cells of Magento's export. */
export function openExport(table: Table, takeNote: TakeNote) {
  const named = nameCells(table);
  const { textOf, cellOf, columnOf } = named;

  /** `color=Black,activity=Gym|Hiking`, each cell once. */
  const attributesText = (record: CsvRecord): Attribute[] =>
    splitPairs(textOf(record, 'additional_attributes')).map(([name, value]) => ({
      name,
      values: value.split('|').map(unquoted).filter(Boolean),
    }));

  const attributesOf = (record: CsvRecord): Attribute[] =>
    attributesText(record)
      .filter(({ name }) => name !== GENDER && !BRAND.includes(name) && !INTERNAL.has(name))
      .map(({ name, values }) => ({ name: labelOf(name), values }));

  function productCells(record: CsvRecord): Cells {
    const own = attributesText(record);
    const cellFor = (names: string[]): Cell => ({
      text: own.find(({ name, values }) => names.includes(name) && values.length === 1)?.values[0] ?? '',
      column: columnOf('additional_attributes'),
    });
    if (textOf(record, 'custom_options') !== '')
      takeNote(record.line, columnOf('custom_options'), 'what customers could choose besides is left out');
    const isHidden = textOf(record, 'visibility') === 'Not Visible Individually';
    const online = textOf(record, 'product_online');
    return {
      title: cellOf(record, 'name'),
      description: joinTexts(
        [textOf(record, 'short_description'), textOf(record, 'description')],
        columnOf('description'),
      ),
      seoTitle: cellOf(record, 'meta_title'),
      seoDescription: cellOf(record, 'meta_description'),
      vendor: cellFor(BRAND),
      gender: cellFor([GENDER]),
      categories: { text: pathsOf(textOf(record, 'categories')).join('\n'), column: columnOf('categories') },
      published: {
        text: isHidden ? 'false' : online === '2' ? '0' : online,
        column: columnOf(isHidden ? 'visibility' : 'product_online'),
      },
      sku: cellOf(record, 'sku'),
      ...goodsCells(record, named),
      ...placementCells(record, named),
    };
  }

  /** `sku=MH01-XS-Black,size=XS,color=Black|sku=…`, the options by their labels. */
  function variationsOf(record: CsvRecord): Variation[] {
    const labels = new Map(splitPairs(textOf(record, 'configurable_variation_labels')));
    return textOf(record, 'configurable_variations')
      .split(/\|(?=sku=)/)
      .filter(Boolean)
      .map((text) => {
        const pairs = new Map(splitPairs(text));
        const sku = pairs.get('sku') ?? '';
        pairs.delete('sku');
        return {
          sku,
          choice: new Map([...pairs].map(([name, value]) => [labels.get(name) ?? labelOf(name), unquoted(value)])),
        };
      });
  }

  function priceCells(record: CsvRecord): Cells {
    const prices = [amountOf(record, 'price'), amountOf(record, 'special_price')] as const;
    return saleCells(record, prices, ['special_price', 'special_price_from_date', 'special_price_to_date'], {
      ...named,
      takeNote,
    });
  }

  function amountOf(record: CsvRecord, name: string): Cell {
    const { text, column } = cellOf(record, name);
    return { text: plainAmount(text), column };
  }

  function stockCells(record: CsvRecord): Cells {
    const isOut = textOf(record, 'is_in_stock') === '0';
    const isCounted = textOf(record, 'manage_stock') !== '0' || textOf(record, 'use_config_manage_stock') === '1';
    const isOwnRule = textOf(record, 'use_config_backorders') !== '1';
    const isEndless = isOwnRule && ['1', '2'].includes(textOf(record, 'allow_backorders'));
    const quantity = textOf(record, 'qty').replace(/\.\d*$/, '');
    const column = columnOf(isOut ? 'is_in_stock' : 'qty');
    if (isOut && isCounted) {
      if (Number(quantity) > 0) takeNote(record.line, column, 'is 0, so the quantity becomes 0');
      return { quantity: { text: '0', column } };
    }
    return {
      quantity: { text: isCounted ? quantity : '', column },
      whenOutOfStock: { text: isEndless ? 'continue' : 'deny', column: columnOf('allow_backorders') },
    };
  }

  /** Addresses, or paths below `pub/media/catalog/product`, which the export does not contain. */
  function picturesOf(record: CsvRecord): Cell[] {
    const names = ['base_image', 'additional_images'];
    const cells = names.flatMap((name) =>
      textOf(record, name)
        .split(',')
        .map((one) => ({ text: toHttps(one.trim()).replace(/^\/+/, ''), column: columnOf(name) })),
    );
    return cells.filter(({ text }) => text !== '' && text !== 'no_selection');
  }

  return { ...named, attributesOf, productCells, variationsOf, priceCells, stockCells, picturesOf };
}

export type MagentoExport = NamedTable & ReturnType<typeof openExport>;

/** `a=1,b=2, and more` as a: `1`, b: `2, and more`. */
function splitPairs(text: string): [string, string][] {
  return text
    .split(/,(?=[a-z0-9_]+=)/)
    .filter((pair) => pair.includes('='))
    .map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    });
}

/** `Default Category/Gear/Bags,…` as `Gear > Bags`: the first part is the root of the tree. */
function pathsOf(text: string): string[] {
  return text
    .split(',')
    .map((path) =>
      path
        .trim()
        .split(/(?<!\\)\//)
        .slice(1),
    )
    .map((parts) => parts.map((part) => part.replaceAll('\\/', '/').trim()).join(' > '))
    .filter(Boolean);
}

function unquoted(text: string): string {
  return text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"');
}

/** `eco_collection` as `Eco collection`. */
function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
