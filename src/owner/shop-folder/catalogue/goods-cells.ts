import type { GoodsColumns } from '#store-api/base/db/rows/goods-columns.ts';

const COLUMNS: readonly { name: string; column: keyof GoodsColumns }[] = [
  { name: 'Variant Grams', column: 'weight_grams' },
  { name: 'HSN', column: 'hsn' },
  { name: 'Tax Class', column: 'tax_class' },
  { name: 'Country of Origin', column: 'origin_country' },
];

/** The rows of a product. */
interface GoodsRows {
  row: GoodsColumns;
  variants: readonly GoodsColumns[];
}

interface GoodsCells {
  header: string[];
  /** Of a line of a product, counted from 0. */
  cellsOf: (product: GoodsRows, line: number) => string[];
}

/** The columns of what tax and delivery go by, as far as a product has something in them. */
export function goodsCells(products: readonly GoodsRows[]): GoodsCells {
  const used = COLUMNS.filter(({ column }) =>
    products.some(({ row, variants }) => [row, ...variants].some((one) => one[column] !== null)),
  );
  return {
    header: used.map(({ name }) => name),
    // The first line is that of the product and of its first choice, which have the same.
    cellsOf: ({ row, variants }, line) =>
      used.map(({ column }) => String((line === 0 ? row : variants[line])?.[column] ?? '')),
  };
}
