import { onDeliveryProblems } from './charges/on-delivery.ts';
import { returnsNotes, returnsProblems } from './charges/returns.ts';
import { dayNotes } from './charges/notes/day-notes.ts';
import { gapsOn, todayOf } from './charges/gaps-today.ts';
import { documentNotes } from './charges/notes/document-notes.ts';
import { taxNumberNotes } from './charges/notes/tax-number-notes.ts';
import { pickUpNotes } from './charges/notes/pick-up-notes.ts';
import { pickUpTaxNotes } from './charges/notes/pick-up-tax-notes.ts';
import { yearNotes } from './charges/notes/year-notes.ts';
import { zoneWeightNotes } from './charges/notes/zone-weight-notes.ts';
import { unclassedNotes } from './charges/notes/unclassed.ts';
import { pageLinkNotes, withProductLinks } from './links/page-links.ts';
import type { PriceGap } from './charges/price-gaps.ts';
import { type Charges, DELIVERY_FILE, DISCOUNTS_FILE, readCharges, TAX_FILE } from './charges/read-charges.ts';
import { checkYaml } from './read/check-yaml.ts';
import { unknownFiles } from './read/known-files.ts';
import { checkPictures } from './read/check-pictures.ts';
import { namedPictures } from './named-pictures.ts';
import { footerProblems } from './footer.ts';
import { fontProblems } from './font.ts';
import { FolderError, type FolderProblem } from './folder-problem.ts';
import { unfilledNotes } from './read/placeholder-mistakes.ts';
import { readPolicies } from './read/read-policies.ts';
import { readFolderText } from './read/folder-file.ts';
import { ofProducts, readProducts } from './read/read-products.ts';
import { readSizeGuides, type SizeGuideFile } from './read/read-size-guides.ts';
import { placeNames, readCategories } from './catalogue/known-categories.ts';
import { unmeasuredNotes } from './catalogue/unmeasured.ts';
import { readCollections } from './catalogue/collections.ts';
import { ambiguousLines, type FolderStockLine, readStockFile } from './read/read-stock-file.ts';
import { addressesOf, mayBeAddress, meantAddress } from './links/addresses.ts';
import { checkRedirects } from './links/check-redirects.ts';
import { agreedPageNotes } from './links/agreed-pages.ts';
import { legalPageNotes } from './links/legal-pages.ts';
import { emptyLinkNotes } from './links/empty-links.ts';
import { navigationProblems } from './links/navigation.ts';
import { checkSynonyms } from './read/check-synonyms.ts';
import type { CategoriesFile } from './schema/categories.ts';
import type { CollectionsFile } from './schema/collections.ts';
import { StoreFile } from './store-schema.ts';
import { nothingUnread } from './read/unread-names.ts';
import { otherWords } from '../stores/shop-words.ts';
import { DEFAULT_CURRENCY } from '#config.ts';
import type { PolicyPage } from '#store-api/shop/stores/applied-folder.ts';
import { mistypedColumns } from '../import/read/columns/mistyped-columns.ts';
import type { CatalogueProduct } from '../import/read/catalogue-product.ts';
import type { CatalogueFindings } from '../import/read/read-catalogue.ts';

/** A store as its owner's folder states it, checked as a whole. */
export interface ShopFolder extends Charges {
  path: string;
  store: StoreFile;
  categories: CategoriesFile;
  /** By slug. */
  policies: Record<string, PolicyPage>;
  products: CatalogueProduct[];
  /** The findings in products.csv: guessed, ignored and changed. */
  findings?: CatalogueFindings | undefined;
  stock: FolderStockLine[];
  /** Rules as search/synonyms.ts reads them; '' without the file. */
  synonyms: string;
  /** Lines as links/redirects.ts reads them; '' without the file. */
  redirects: string;
  /** By slug. */
  sizeGuides: Record<string, SizeGuideFile>;
  collections: CollectionsFile;
  /** Prices that no rate of tax.yaml fits. */
  priceGaps: PriceGap[];
  /** What an owner may have meant otherwise, without being a mistake. */
  notes: FolderProblem[];
}

const LIMITS = { maxBytes: 2_000_000 };
/**
 * Reads a shop's folder and checks everything that can be checked without a database. `category`: that of products for
 * which products.csv has none. `alsoStock`: a line of stock.csv that names several variants is a mistake too.
 * @throws FolderError with every problem, by file and line
 */
export async function readShopFolder(
  path: string,
  { category, alsoStock = false }: { category?: string | undefined; alsoStock?: boolean } = {},
): Promise<ShopFolder> {
  const problems: FolderProblem[] = await unknownFiles(path);
  const textOf = (file: string) => readFolderText(path, file, problems, LIMITS);
  const storeText = await textOf('store.yaml');
  if (storeText === undefined)
    problems.push({ file: 'store.yaml', what: `is not there: \`npm run store -- init ${path}\` writes a folder` });
  const store =
    typeof storeText !== 'string' ? undefined : checkYaml('store.yaml', storeText, StoreFile, StoreFile.partial());
  problems.push(...(store?.problems ?? []));
  const sizeGuides = await readSizeGuides(path, problems);
  const categories = readCategories((await textOf('categories.yaml')) ?? undefined, Object.keys(sizeGuides), problems);
  const written = await readPolicies(path, problems);
  const policies = withProductLinks(written, store?.right?.id);
  const saysCurrency = Object.hasOwn(Object(store?.given) as object, 'currency');
  const found = await readProducts(
    path,
    {
      ...placeNames(categories, category),
      currency: store?.right?.currency ?? (store?.right && !saysCurrency ? DEFAULT_CURRENCY : undefined),
    },
    problems,
  );
  const { products, findings } = found;
  const collections = readCollections((await textOf('collections.yaml')) ?? undefined, found, problems);
  problems.push(...footerProblems(store, categories, Object.keys(policies)));
  const charges = readCharges(
    {
      delivery: (await textOf(DELIVERY_FILE)) ?? undefined,
      tax: (await textOf(TAX_FILE)) ?? undefined,
      discounts: (await textOf(DISCOUNTS_FILE)) ?? undefined,
    },
    {
      store: store?.given,
      categories,
      products:
        products.length > 0 || found.mayBe.handle !== nothingUnread
          ? { names: products.map(({ handle }) => handle), mayBe: found.mayBe.handle }
          : undefined,
      collections: { names: collections.named.map(({ name }) => name), mayBe: collections.mayBe },
      weighed: products.filter(({ line }) => !found.shifted.has(line)),
    },
    problems,
  );
  problems.push(...onDeliveryProblems(store), ...returnsProblems(store, categories));
  const stock = await readStockFile(path, found, problems);
  if (alsoStock) problems.push(...ambiguousLines(stock));
  const synonyms = (await textOf('synonyms.txt')) ?? '';
  problems.push(...checkSynonyms(synonyms));
  const redirects = (await textOf('redirects.txt')) ?? '';
  const pages = Object.keys(policies);
  const shop = addressesOf({ storeId: store?.right?.id, categories, collections, pages, found });
  problems.push(...checkRedirects(redirects, shop));
  problems.push(
    ...navigationProblems(store, {
      categories,
      collections,
      policies: pages,
      isAddress: (to) => mayBeAddress(to, shop),
      meant: (to) => meantAddress(to, shop),
    }),
  );
  const named = namedPictures(store?.right, categories.right).map(({ file, at, path: picture }) => ({
    file,
    line: (file === 'store.yaml' ? store : categories)?.lineOf(at) ?? 1,
    picture,
  }));
  problems.push(...(await checkPictures(path, named)));
  problems.push(...(await fontProblems(path, store?.right?.theme, store?.lineOf(['theme', 'font']) ?? 1)));
  const links = pageLinkNotes(written, { shop, redirects, origin: store?.right?.origin });
  const asked = mistypedColumns(findings?.ignoredColumns).map(ofProducts);
  if (problems.length > 0 || !store?.value || !categories.value || !collections.value)
    throw new FolderError([...asked, ...problems], links, findings);
  const today = todayOf(store.value);
  const other = otherWords(store.value.language);
  const notes = [
    ...(other ? [languageNote(store.value.language, other, store.lineOf(['language']))] : []),
    ...returnsNotes({ value: store.value, lineOf: store.lineOf }),
    ...dayNotes(store.value.terms, charges.delivery, today),
    ...zoneWeightNotes(charges.delivery),
    ...pickUpNotes(store.value, charges.delivery, process.env),
    ...pickUpTaxNotes(charges.tax, charges.delivery),
    ...unmeasuredNotes(categories.value, sizeGuides, products, categories.lineOf),
    ...unclassedNotes(charges.tax, products),
    ...documentNotes(charges.tax, store.value, products),
    ...taxNumberNotes(charges.tax, store.value.terms?.country),
    ...yearNotes(charges.tax, store.value.terms?.country),
    ...unfilledNotes(policies, charges.tax?.documents !== undefined),
    ...agreedPageNotes(pages),
    ...legalPageNotes(store.value, policies),
    ...emptyLinkNotes({ value: store.value, lineOf: store.lineOf }, { categories: categories.value, products }),
    ...links,
  ];
  return {
    path,
    store: store.value,
    categories: categories.value,
    policies,
    products,
    findings,
    stock,
    synonyms,
    redirects,
    sizeGuides,
    collections: collections.value,
    ...charges,
    priceGaps: gapsOn(today, charges, store.value, products),
    notes,
  };
}

function languageNote(
  language = '',
  { what, advice }: { what: string; advice: string },
  line: number | undefined,
): FolderProblem {
  const where = 'docs/owners.md, Languages';
  return { file: 'store.yaml', line, what: `language is ${language}, and ${what}: ${advice} (${where})` };
}
