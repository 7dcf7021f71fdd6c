import type { FolderProblem } from '../../folder-problem.ts';
import type { TaxFile } from '../../schema/tax.ts';
import type { StoreFile } from '../../store-schema.ts';
import type { CatalogueProduct } from '../../../import/read/catalogue-product.ts';
import { counted } from '#lib/text/counted.ts';
import { someOf } from '#lib/text/terminal-text.ts';

type Product = Pick<CatalogueProduct, 'handle' | 'hsn' | 'variants'>;

const FILE = 'tax.yaml';

/** What documents would have to say, and the folder does not: they leave it out (docs/decisions D537). */
export function documentNotes(
  tax: TaxFile | undefined,
  { company, terms }: Pick<StoreFile, 'company' | 'terms'>,
  products: readonly Product[],
): FolderProblem[] {
  if (tax?.documents === undefined) return [];
  const isIndian = terms?.country === 'IN';
  const isRegistered = tax.registration !== 'none';
  const missing = [
    ...(company?.name === undefined ? ['company.name of store.yaml'] : []),
    ...(company?.address === undefined ? ['company.address of store.yaml'] : []),
    ...(isRegistered && tax.number === undefined ? [isIndian ? 'number, your GSTIN' : 'number, your VAT number'] : []),
    ...(isIndian && tax.yearStart === undefined ? ['yearStart, "04-01" in India'] : []),
  ];
  const unknown =
    isIndian && isRegistered
      ? products.filter((product) => product.variants.some(({ hsn = product.hsn }) => hsn === undefined))
      : [];
  return [
    ...(missing.length > 0
      ? [{ file: FILE, what: `documents are given out without what an invoice has to say: ${missing.join('; ')}` }]
      : []),
    ...(unknown.length > 0
      ? [
          {
            file: 'products.csv',
            what: `${counted(unknown.length, 'product has', 'products have')} no HSN code, which an invoice says of each line \
(${someOf(unknown.map(({ handle }) => handle))}). Fill the column HSN`,
          },
        ]
      : []),
  ];
}
