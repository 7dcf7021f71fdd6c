import type { CatalogueFormat } from './format.ts';
import { type MagentoExport, openExport } from './magento-cells.ts';
import { goodsCells, placementCells } from './goods-cells.ts';
import { type Cells, groupOptions, optionCells, toRow, withMeant } from './translate.ts';
import type { TakeNote } from '../notes.ts';
import type { ProductRows } from '../read/read-rows.ts';
import { handleMaker } from '../handles/product-handles.ts';
import { ignoredColumns } from '../read/read-table.ts';
import type { CsvRecord } from '#lib/text/csv-records.ts';

/** Magento 2's product CSV: a configurable product names the simple ones that are its choices, by SKU. */
export const magento: CatalogueFormat = {
  name: 'Magento',
  categoryColumns: ['categories'],
  required: ['sku', 'product_type', 'name', 'price'],
  spelled: (header) => header,
  read(table, { takeNote }) {
    const file = openExport(table, takeNote);
    const { textOf, columnOf } = file;
    const records = table.records.filter((record) => {
      const view = textOf(record, 'store_view_code');
      if (view) takeNote(record.line, columnOf('store_view_code'), `rows of the store view '${view}' are left out`);
      return view === '';
    });
    const bySku = new Map(records.map((record) => [textOf(record, 'sku'), record]));
    const choices = new Set(records.flatMap((record) => file.variationsOf(record).map(({ sku }) => sku)));
    const products = new Map<string, ProductRows>();
    const handleFor = handleMaker();
    for (const record of records) {
      const [type, sku, name] = ['product_type', 'sku', 'name'].map((column) => textOf(record, column));
      if (type === 'simple' && choices.has(sku ?? '')) {
        if (textOf(record, 'visibility') !== 'Not Visible Individually')
          takeNote(record.line, columnOf('visibility'), 'is sold as a choice of its product alone, no more by itself');
        continue;
      }
      const rows =
        type === 'simple'
          ? productRows(file, record)
          : type === 'configurable'
            ? configurableRows(file, record, { bySku, takeNote })
            : undefined;
      if (rows) {
        const ownName = placementCells(record, file).handle?.text ?? textOf(record, 'url_key');
        const { handle, former } = handleFor(ownName || (name ?? ''), sku ?? '', record.line);
        const [first, ...others] = rows;
        products.set(handle, [{ ...first, formerHandle: former }, ...others]);
      } else if (type !== 'configurable')
        takeNote(record.line, columnOf('product_type'), `products of the type '${type ?? ''}' are left out`);
    }
    return { products, ignoredColumns: withMeant(ignoredColumns(table, file.isRead), file, magento.spelled) };
  },
};

/** They are in Magento's own folder. */
const PICTURES = { picturesElsewhere: true };

/** A simple product, which is its own only choice. */
function productRows(file: MagentoExport, record: CsvRecord): ProductRows {
  const [first, ...pictures] = file.picturesOf(record);
  const cells: Cells = {
    ...file.productCells(record),
    ...file.priceCells(record),
    ...file.stockCells(record),
    ...(first ? { image: first } : {}),
  };
  return [
    toRow(record.line, cells, { ...PICTURES, sold: true, attributes: file.attributesOf(record) }),
    ...pictures.map((image) => toRow(record.line, { image }, { ...PICTURES, sold: false })),
  ];
}

/** Undefined when none of its choices is in the file. */
function configurableRows(
  file: MagentoExport,
  record: CsvRecord,
  { bySku, takeNote }: { bySku: Map<string, CsvRecord>; takeNote: TakeNote },
): ProductRows | undefined {
  const column = file.columnOf('configurable_variations');
  const variations = file.variationsOf(record).flatMap(({ sku, choice }) => {
    const variant = bySku.get(sku);
    if (!variant) takeNote(record.line, column, `the choice ${sku} is left out: it is not in the file`);
    return variant ? [{ variant, choice }] : [];
  });
  if (variations.length === 0) {
    takeNote(record.line, column, 'a configurable product without choices is left out');
    return undefined;
  }
  const names = [...new Set(variations.flatMap(({ choice }) => [...choice.keys()]))];
  const groups = groupOptions(names);
  const joined = groups.find((group) => group.length > 1);
  if (joined) takeNote(record.line, column, `of more than three options the last are one: ${joined.join(' / ')}`);
  const [first, ...pictures] = file.picturesOf(record);
  const attributes = file.attributesOf(record).filter(({ name }) => !names.includes(name));
  return [
    toRow(
      record.line,
      { ...file.productCells(record), ...(first ? { image: first } : {}) },
      { ...PICTURES, sold: false, attributes },
    ),
    ...variations.map(({ variant, choice }) => {
      const [picture] = file.picturesOf(variant);
      const cells: Cells = {
        ...optionCells(groups, choice, column),
        sku: file.cellOf(variant, 'sku'),
        ...file.priceCells(variant),
        ...file.stockCells(variant),
        ...goodsCells(variant, file),
        ...(picture ? { variantImage: picture } : {}),
      };
      return toRow(variant.line, cells, { ...PICTURES, sold: true });
    }),
    ...pictures.map((image) => toRow(record.line, { image }, { ...PICTURES, sold: false })),
  ];
}
