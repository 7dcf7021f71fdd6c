/** Of each, in rupees. */
export const PRICE = 100;
/** Two sizes that are counted from the start, a cap that the owner may begin to count, a scarf. */
const SOLD = [
  { handle: 'tee', title: 'Tee', size: 'S', stock: 5 },
  { handle: 'tee', title: '', size: 'M', stock: 2 },
  { handle: 'cap', title: 'Cap', size: undefined, stock: undefined },
  { handle: 'scarf', title: 'Scarf', size: undefined, stock: undefined },
];

/** Products whose text an import changes, counted ones too: it leaves stock alone. */
const CHANGED_BY_IMPORT = ['tee', 'cap', 'scarf'];

/** The catalogue as a file to import. Each version has other texts. */
export function catalogue(version: number, lacks: 'nothing' | 'tee M' = 'nothing'): string {
  const lines = SOLD.map(({ handle, title, size, stock }, index) => {
    const name = title && CHANGED_BY_IMPORT.includes(handle) ? `${title} ${version}` : title;
    return [
      handle,
      name,
      'Shirts',
      'true',
      size ? 'Size' : 'Title',
      size ?? 'Default Title',
      `sku-${index}`,
      stock === undefined ? '' : 'shopify',
      stock ?? '',
      PRICE.toFixed(2),
      title ? 'active' : '',
    ].join(',');
  }).filter((_, index) => lacks === 'nothing' || SOLD[index]?.size !== 'M');
  return [
    'Handle,Title,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Status',
    ...lines,
  ].join('\n');
}
