import type { FolderProblem } from '../../folder-problem.ts';
import type { TaxFile } from '../../schema/tax.ts';
import type { CatalogueProduct } from '../../../import/read/catalogue-product.ts';
import { counted } from '#lib/text/counted.ts';
import { someOf } from '#lib/text/terminal-text.ts';

type Product = Pick<CatalogueProduct, 'handle' | 'category' | 'hsn' | 'taxClass' | 'variants'>;

/** Products without an HSN code in a shop whose tax goes by it, so that they are taxed as what has no other class. */
export function unclassedNotes(tax: TaxFile | undefined, products: readonly Product[]): FolderProblem[] {
  const classes = tax?.classes ?? [];
  if (tax?.registration !== 'regular' || !classes.some(({ hsn = [] }) => hsn.length > 0)) return [];
  const names = new Set(classes.map(({ name }) => name));
  const categories = new Set(classes.flatMap((one) => one.categories ?? []));
  const found = products.filter(
    (product) =>
      !categories.has(product.category) &&
      product.variants.some(
        ({ hsn = product.hsn, taxClass = product.taxClass }) =>
          hsn === undefined && (taxClass === undefined || !names.has(taxClass)),
      ),
  );
  if (found.length === 0) return [];
  const rate = tax.default === undefined ? 'no tax is stated for them' : `taxed as ${tax.default}`;
  const what = `${counted(found.length, 'product has', 'products have')} no HSN code, and tax.yaml goes by it: ${rate} \
(${someOf(found.map(({ handle }) => handle))}). Fill the column HSN, or name their categories in tax.yaml`;
  return [{ file: 'products.csv', what }];
}
