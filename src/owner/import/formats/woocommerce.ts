import type { CatalogueFormat } from './format.ts';
import { type Attribute, type Cells, groupOptions, optionCells, toRow, withMeant } from './translate.ts';
import { choicesOf, firstTooMany, openOptions, optionsOf, TOO_MANY } from './woocommerce-choices.ts';
import { type Entry, openExport, type WooExport } from './woocommerce-cells.ts';
import type { TakeNote } from '../notes.ts';
import type { ProductRows, Row } from '../read/read-rows.ts';
import { readStock } from '../read/stock.ts';
import { handleMaker } from '../handles/product-handles.ts';
import { ignoredColumns } from '../read/read-table.ts';

/** WooCommerce's product CSV: a variable product is followed by its variations, which name it as their parent. */
export const wooCommerce: CatalogueFormat = {
  name: 'WooCommerce',
  categoryColumns: ['Categories'],
  required: ['type', 'sku', 'name', 'regular price'],
  spelled: (header) =>
    header.replace(/^[a-z]/, (letter) => letter.toUpperCase()).replace(/\b(?:sku|hsn|gtin|upc|ean|isbn)\b/gi, upper),
  read(table, { takeNote, problem }) {
    const file = openExport(table, takeNote);
    const products = new Map<string, ProductRows>();
    const handleFor = handleMaker();
    const children = file.variationsByParent();
    for (const entry of file.entries.filter(({ type }) => type !== 'variation')) {
      const { line, type } = entry;
      const variations = children.get(entry) ?? [];
      const isVariable = type === 'variable';
      if (!isVariable && type !== 'simple') {
        takeNote(line, file.columnOf('type'), `products of the type '${type}' are left out`);
        continue;
      }
      if (isVariable && variations.length === 0) {
        takeNote(line, file.columnOf('type'), 'a variable product without variations is left out');
        continue;
      }
      const types = file.textOf(entry, 'type');
      if (types.includes('downloadable') && !isVirtual(file, entry))
        takeNote(line, file.columnOf('type'), `'${types}' is sold like goods: nothing is downloaded after an order`);
      if (isVariable)
        readStock(toRow(line, file.stockCells(entry), { sold: false }), { problem, note: () => undefined });
      const tooMany = isVariable ? firstTooMany(file, entry, variations) : undefined;
      if (tooMany) {
        problem(tooMany, 'option1Value', TOO_MANY);
        continue;
      }
      const name = file.placementOf(entry).handle?.text ?? file.textOf(entry, 'name');
      const { handle, former } = handleFor(name, file.textOf(entry, 'sku') || file.textOf(entry, 'id'), line);
      const [first, ...rows] = rowsOf(file, entry, { variations, isVariable, takeNote });
      products.set(handle, [{ ...first, formerHandle: former }, ...rows]);
    }
    return { products, ignoredColumns: withMeant(ignoredColumns(table, file.isRead), file, wooCommerce.spelled) };
  },
};

const upper = (word: string) => word.toUpperCase();

function rowsOf(
  file: WooExport,
  entry: Entry,
  { variations, isVariable, takeNote }: { variations: Entry[]; isVariable: boolean; takeNote: TakeNote },
): ProductRows {
  const { line } = entry;
  const options = optionsOf(file, entry, variations);
  const chosen = new Set(options.map(({ name }) => name));
  const attributes = file.attributesOf(entry);
  const isSent = !(isVirtual(file, entry) || (isVariable && variations.every((one) => isVirtual(file, one))));
  const [first, ...pictures] = file.picturesOf(entry);
  const product: Cells = {
    ...productCells(file, entry),
    ...(first ? { image: first } : {}),
    ...(isSent ? {} : { giftCard: { text: 'true', column: file.columnOf('type') } }),
  };
  const own = isVariable ? product : { ...product, ...file.priceCells(entry), ...file.stockCells(entry) };
  return [
    toRow(line, own, { sold: !isVariable, attributes: attributes.filter(({ name }) => !chosen.has(name)) }),
    ...(isVariable ? variationRows(file, entry, { variations, options, takeNote }) : []),
    ...pictures.map((image) => toRow(line, { image }, { sold: false })),
  ];
}

/** Nothing is sent for it: a gift card, a service, a download. */
function isVirtual(file: WooExport, entry: Entry): boolean {
  return file.textOf(entry, 'type').toLowerCase().includes('virtual');
}

function productCells(file: WooExport, entry: Entry): Cells {
  const { textOf, columnOf, cellOf } = file;
  const isHidden = textOf(entry, 'visibility in catalog') === 'hidden' || textOf(entry, 'published') === '-1';
  const featured = textOf(entry, 'is featured?') === '1' ? ['featured'] : [];
  return {
    title: cellOf(entry, 'name'),
    description: file.descriptionOf(entry),
    seoTitle: file.seoOf(entry, 'title', 'title'),
    seoDescription: file.seoOf(entry, 'metadesc', 'description'),
    vendor: { text: file.listOf(entry, 'brands').join(', '), column: columnOf('brands') },
    manufacturer: cellOf(entry, 'manufacturer'),
    categories: { text: file.listOf(entry, 'categories').join('\n'), column: columnOf('categories') },
    tags: {
      text: [...featured, ...file.listOf(entry, 'tags').map((tag) => tag.replaceAll(',', ' '))].join(','),
      column: columnOf('tags'),
    },
    published: { text: isHidden ? 'false' : textOf(entry, 'published'), column: columnOf('published') },
    sku: cellOf(entry, 'sku'),
    barcode: cellOf(entry, 'gtin, upc, ean, or isbn'),
    ...file.goodsOf(entry),
    ...file.placementOf(entry),
  };
}

/** A variation without a value of an attribute stands for each value that its product has. */
function variationRows(
  file: WooExport,
  parent: Entry,
  { variations, options, takeNote }: { variations: Entry[]; options: Attribute[]; takeNote: TakeNote },
): Row[] {
  const column = file.columnOf('attribute 1 value(s)');
  const groups = groupOptions(options.map(({ name }) => name));
  const joined = groups.find((group) => group.length > 1);
  if (joined) takeNote(parent.line, column, `of more than three options the last are one: ${joined.join(' / ')}`);
  const choices = variations.flatMap((entry) => {
    const open = openOptions(file, entry, options);
    if (open.length > 0)
      takeNote(
        entry.line,
        column,
        `stands for any ${open.map(({ name }) => name).join(', ')}: each is a choice of its own`,
      );
    return choicesOf(file, entry, open).map((choice) => ({ entry, choice, isOpen: open.length > 0 }));
  });
  const keyOf = (choice: Map<string, string>) => options.map(({ name }) => choice.get(name) ?? '').join('\n');
  const stated = new Set(choices.filter(({ isOpen }) => !isOpen).map(({ choice }) => keyOf(choice)));
  const sold = choices.filter(({ choice, isOpen }) => !isOpen || !stated.has(keyOf(choice)));
  const stock = file.stockOf(
    parent,
    sold.map(({ entry }) => entry),
  );
  return sold.map(({ entry, choice }, index) => {
    const [picture] = file.picturesOf(entry);
    const cells: Cells = {
      ...optionCells(groups, choice, column),
      sku: file.cellOf(entry, 'sku'),
      barcode: file.cellOf(entry, 'gtin, upc, ean, or isbn'),
      ...file.priceCells(entry),
      ...stock[index],
      ...file.goodsOf(entry),
      ...(picture ? { variantImage: picture } : {}),
    };
    return toRow(entry.line, cells, { sold: true });
  });
}
