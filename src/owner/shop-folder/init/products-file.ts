import { dirname } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { countryNamed, currencyOfCountry } from './country-facts.ts';
import { readLocalPicture } from '../../import/local-picture.ts';
import type { CatalogueProduct } from '../../import/read/catalogue-product.ts';
import { type Catalogue, readCatalogue } from '../../import/read/read-catalogue.ts';
import { isLinked } from '../../import/read/read-pictures.ts';
import { readTable, type Table } from '../../import/read/read-table.ts';
import { PictureError } from '#store-api/shop/media/picture-error.ts';
import { schemaLine } from '../json-schema.ts';
import { PICTURES_FOLDER } from '../read/read-products.ts';

/** A category that `init` writes, and how many products it has. */
interface ProposedCategory {
  name: string;
  products: number;
  /** The columns that its name is from; none for that of the rest. */
  columns: string[];
}

/** A product export, and what it says of a shop that is made of it. */
export interface ProductsFile {
  /** Its path. */
  file: string;
  products: number;
  format: string;
  categories: ProposedCategory[];
  /** Of the products that are in none of them, since there are too many. */
  leftOut: number;
  /** How many mistakes `validate` will name. */
  problems: number;
  /** Of the first market that the file has prices for. */
  country: string | undefined;
  currency: string | undefined;
  /** What the folder has beside it, by its paths. */
  files: Record<string, string | Buffer>;
}

const MOST_CATEGORIES = 200;
const MOST_FROM_TAGS = 20;
const LONGEST_NAME = 60;

/** @throws ImportError when the file as a whole cannot be read */
export async function readProductsFile(file: string): Promise<ProductsFile> {
  const alone = await readCatalogue(file, { categories: [] });
  const stated = namesOf(alone);
  const names = [...stated, ...tagNames(alone, stated)].slice(0, MOST_CATEGORIES - 1);
  const catalogue = await readCatalogue(file, { categories: names });
  const categories = proposed(catalogue, names);
  const inOne = categories.reduce((sum, { products }) => sum + products, 0);
  return {
    file,
    products: catalogue.products.length,
    format: catalogue.findings.format,
    categories,
    leftOut: catalogue.products.length - inOne,
    problems: catalogue.problems.length,
    ...marketOf(await readTable(file)),
    files: {
      'categories.yaml': schemaLine('categories.yaml') + categoriesFile(categories),
      'stock.csv': stringify([['SKU', 'quantity']]),
      ...(await picturesOf(catalogue.products, dirname(file))),
    },
  };
}

/** The names that the file has, in the spelling that it has most, the one with most products first. */
function namesOf({ products, placed }: Catalogue): string[] {
  const named = products.filter(({ handle }) => placed.get(handle)?.from !== 'none');
  const spellings = Map.groupBy(named, ({ category }) => category.toLowerCase());
  return [...spellings.values()]
    .sort((one, other) => other.length - one.length)
    .map((all) => {
      const counts = Map.groupBy(all, ({ category }) => category);
      const [most] = [...counts].sort(([, one], [, other]) => other.length - one.length);
      return most?.[0] ?? '';
    });
}

/**
 * Tags that part the products for which the file has nothing better, and that are in none of the categories by a tag:
 * the one that most of them have, then the one that most of the rest have. What all have parts nothing.
 */
function tagNames({ products, placed }: Catalogue, categories: readonly string[]): string[] {
  const known = new Set(categories.map((name) => name.toLowerCase()));
  const all = products
    .filter(({ handle }) => placed.get(handle)?.from === 'none')
    .map(tagsOf)
    .filter((tags) => !tags.some((tag) => known.has(tag)));
  const isOfAll = ([, count]: [string, number]) => all.length > 1 && count === all.length;
  const useless = new Set([...countsOf(all)].filter(isOfAll).map(([tag]) => tag));
  let rest = all.map((tags) => tags.filter((tag) => !useless.has(tag)));
  const names: string[] = [];
  while (names.length < MOST_FROM_TAGS) {
    const [best] = [...countsOf(rest)].sort(([, one], [, other]) => other - one);
    if (best === undefined) return names;
    const [tag] = best;
    names.push(`${tag.charAt(0).toUpperCase()}${tag.slice(1)}`);
    rest = rest.filter((tags) => !tags.includes(tag));
  }
  return names;
}

function countsOf(lists: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tag of lists.flat()) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return counts;
}

/** In small letters. */
function tagsOf({ attributes }: CatalogueProduct): string[] {
  const tags = attributes.find(({ key }) => key === 'tags')?.value ?? [];
  return tags.map((tag) => tag.toLowerCase()).filter((tag) => tag !== 'featured');
}

function proposed({ products, placed }: Catalogue, names: readonly string[]): ProposedCategory[] {
  const isNone = ({ handle }: CatalogueProduct) => placed.get(handle)?.from === 'none';
  const inCategory = Map.groupBy(
    products.filter((product) => !isNone(product)),
    ({ category }) => category,
  );
  const found = names.flatMap((name) => {
    const all = inCategory.get(name) ?? [];
    const columns = new Set(all.flatMap(({ handle }) => placed.get(handle)?.column ?? []));
    return all.length === 0 ? [] : [{ name, products: all.length, columns: [...columns] }];
  });
  const rest = products.filter(isNone).length;
  if (rest === 0 && found.length > 0) return found;
  return [...found, { name: found.length > 0 ? 'More' : 'Products', products: rest, columns: [] }];
}

function categoriesFile(categories: readonly ProposedCategory[]): string {
  const entries = categories.map(({ name, products, columns }) => {
    const from = columns.length === 0 ? 'of which the file names none' : `from the column ${columns.join(' and ')}`;
    return [
      `# ${products} product${products === 1 ? '' : 's'}, ${from}`,
      `- name: ${JSON.stringify(name.slice(0, LONGEST_NAME).trim())}`,
      columns.length === 0 ? '  rest: true' : `  alsoCalled: [${JSON.stringify(name)}]`,
    ].join('\n');
  });
  return `# In the order in which the shop shows them. Change the names as you like: alsoCalled is what products.csv calls a
# category, and a category may have several, so that two become one by moving a name. rest: true takes the products for
# which the file names none. docs/owners.md says what else a category may have: a picture, a slug, a size guide.
${entries.join('\n')}
`;
}

/** Local pictures that lie beside the file; `validate` names those that do not. */
async function picturesOf(products: readonly CatalogueProduct[], folder: string): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  const local = products.flatMap(({ pictures }) => pictures).filter((picture) => !isLinked(picture));
  for (const source of new Set(local.map((picture) => picture.source)))
    try {
      files[`${PICTURES_FOLDER}/${source}`] = await readLocalPicture(folder, source);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
    }
  return files;
}

/**
 * Where and in what the file sells, as far as it shows that: `Included / Germany` of Shopify's markets, a column
 * Currency, `Price (EUR)`.
 */
function marketOf({ header, records }: Table): Pick<ProductsFile, 'country' | 'currency'> {
  const markets = header.flatMap((name) => /^(?:included|price) \/ (.+)$/i.exec(name.trim())?.[1] ?? []);
  const country = markets.map(countryNamed).find((one) => one !== undefined);
  const at = header.findIndex((name) => /^(?:variant )?currency(?: code)?$/i.test(name.trim()));
  const cell = records.map(({ cells }) => (cells[at] ?? '').trim().toUpperCase()).find(Boolean);
  const inHeader = header.map((name) => /price.*\b([A-Z]{3})\b/i.exec(name)?.[1]?.toUpperCase());
  const currencies = new Set(Intl.supportedValuesOf('currency'));
  const currency = [cell, ...inHeader].find((one) => one !== undefined && currencies.has(one));
  return { country, currency: currency ?? currencyOfCountry(country) };
}
