import type { FolderProblem } from '../../folder-problem.ts';
import type { TaxFile } from '../../schema/tax.ts';
import type { StoreFile } from '../../store-schema.ts';
import type { CatalogueProduct } from '../../../import/read/catalogue-product.ts';
import { type InvoiceFacts, invoiceFacts } from './invoice-facts.ts';
import { retentionOf } from '#store-api/shop/stores/retention.ts';
import { counted } from '#lib/text/counted.ts';
import { someOf } from '#lib/text/terminal-text.ts';

type Product = Pick<CatalogueProduct, 'handle' | 'hsn' | 'variants'>;
type Store = Pick<StoreFile, 'company' | 'retention' | 'terms'>;

const FILE = 'tax.yaml';

/** What documents would have to say, and the folder does not: they leave it out (docs/decisions D537, D605). */
export function documentNotes(tax: TaxFile | undefined, store: Store, products: readonly Product[]): FolderProblem[] {
  if (tax?.documents === undefined) return [];
  const country = store.terms?.country;
  const facts = invoiceFacts(country);
  const isRegistered = tax.registration !== 'none';
  const missing = [
    ...(store.company?.name === undefined ? ['company.name of store.yaml'] : []),
    ...(store.company?.address === undefined ? ['company.address of store.yaml'] : []),
    ...(isRegistered && tax.number === undefined && facts.number ? [`number, ${facts.number}`] : []),
    ...(facts.yearStart && tax.yearStart === undefined
      ? [`yearStart, "${facts.yearStart}" in ${nameOf(country)}`]
      : []),
    ...unsaid(facts, tax, store),
  ];
  const unknown =
    facts.hsn && isRegistered
      ? products.filter((product) => product.variants.some(({ hsn = product.hsn }) => hsn === undefined))
      : [];
  const kept = retentionOf(store).documents;
  return [
    ...(missing.length > 0
      ? [
          {
            file: FILE,
            what: `documents are given out without what an invoice has to say: ${missing.join('; ')}. Ask your accountant`,
          },
        ]
      : []),
    ...(facts.years !== undefined && kept < facts.years
      ? [
          {
            file: 'store.yaml',
            what: `documents are removed after ${counted(kept, 'year')} (${nameOf(country)} keeps invoices for ${facts.years}): say so by \
retention.documents. Ask your accountant`,
          },
        ]
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

/** What of the seller the words of a document do not show, as one demand. */
function unsaid(facts: InvoiceFacts, { documents, registration }: TaxFile, { company }: Store): string[] {
  const note = typeof documents === 'object' ? documents.note : undefined;
  const said = [company?.name, company?.address, note].filter((text) => text !== undefined).join('\n');
  const wanted = [...(facts.seller ?? []), ...(registration === 'none' && facts.untaxed ? [facts.untaxed] : [])];
  const left = wanted.filter(({ sign }) => !sign.test(said)).map(({ what }) => what);
  return left.length > 0 ? [`in documents.note: ${left.join(', ')}`] : [];
}

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });

function nameOf(country = ''): string {
  return COUNTRIES.of(country) ?? country;
}
