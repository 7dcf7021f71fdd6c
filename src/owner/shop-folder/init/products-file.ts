import { dirname } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { categoriesFile } from './categories/categories-file.ts';
import { currencyMeant, currencyOfTexts, PRICE, signOfPrices } from './currency-of-prices.ts';
import { type ProposedCategory, plansOf, proposed } from './categories/proposed-categories.ts';
import { readByMajorColumns } from './categories/minor-columns.ts';
import { languageOf } from './language-of-texts.ts';
import { sentOf } from './sent-products.ts';
import { countryNamed, currencyOfCountry } from './country-facts.ts';
import { redirectsFile } from '../catalogue/init-catalogue.ts';
import { readLocalPicture } from '../../import/local-picture.ts';
import type { CatalogueProduct } from '../../import/read/catalogue-product.ts';
import { type CatalogueFindings, readCatalogue } from '../../import/read/read-catalogue.ts';
import { isLinked } from '../../import/read/read-pictures.ts';
import { readTable, type Table } from '../../import/read/read-table.ts';
import { PictureError } from '#store-api/shop/media/picture-error.ts';
import { PICTURES_FOLDER } from '../read/read-products.ts';

/** A product export, and what it says of a shop that is made of it. */
export interface ProductsFile {
  /** Its path. */
  file: string;
  products: number;
  findings: CatalogueFindings;
  categories: ProposedCategory[];
  /** How many smaller categories of the file the proposed ones stand for; 0 where they are the file's own. */
  gathered: number;
  /** Of the products that are in none of them, since there are too many. */
  leftOut: number;
  /** How many mistakes `validate` will name in a shop that sells in this currency. */
  problemsIn: (currency: string) => Promise<number>;
  /** Of the first market that the file has prices for. */
  country: string | undefined;
  currency: string | undefined;
  /** The sign of its prices, where that alone shows the currency. */
  sign: string | undefined;
  /** Of the amounts that titles, descriptions and choices name. */
  currencyInTexts: string | undefined;
  /** In which its texts are, as far as their words tell, or its options, flags and columns. */
  language: string | undefined;
  /** What the folder has beside it, by its paths. */
  files: Record<string, string | Buffer>;
  /** Local pictures that do not lie beside the file. */
  picturesNotFound: readonly string[];
}

/** @throws ImportError when the file as a whole cannot be read */
export async function readProductsFile(file: string): Promise<ProductsFile> {
  const plans = plansOf(await readByMajorColumns(file));
  const read = (currency?: string) =>
    readCatalogue(file, {
      categories: plans.map(({ name }) => name),
      alsoCalled: new Map(plans.map(({ name, alsoCalled }) => [name, alsoCalled])),
      isWhole: true,
      // Once they are mended they are in categories that the folder has.
      withProblems: true,
      currency,
    });
  const catalogue = await read();
  const { findings } = catalogue;
  const categories = proposed(catalogue, plans);
  const inOne = categories.reduce((sum, { products }) => sum + products, 0);
  const texts = catalogue.products.flatMap(({ title, description }) => [title, description]);
  const table = await readTable(file);
  const language = languageOf(texts, cellsOf(table));
  const market = marketOf(table);
  const pictures = await picturesOf(catalogue.products, dirname(file));
  const choices = catalogue.products.flatMap(({ variants }) => variants.flatMap(({ size }) => size ?? []));
  return {
    file,
    products: catalogue.products.length,
    findings,
    categories,
    gathered: plans.reduce((sum, { gathers }) => sum + gathers.length, 0),
    leftOut: sentOf(catalogue).length - inOne,
    problemsIn: async (currency) => (await read(currency)).problems.length,
    country: market.country,
    currency: market.currency,
    sign: market.sign,
    currencyInTexts: currencyOfTexts([...texts, ...choices], language),
    language,
    files: {
      'categories.yaml': categoriesFile(categories),
      'stock.csv': stringify([['SKU', 'quantity']]),
      'redirects.txt': redirectsFile(categories[0]?.name ?? '', sentOf(catalogue)[0]?.handle ?? ''),
      ...pictures.found,
    },
    picturesNotFound: pictures.notFound,
  };
}

/** Local pictures that lie beside the file; `validate` names those that do not. */
async function picturesOf(
  products: readonly CatalogueProduct[],
  folder: string,
): Promise<{ found: Record<string, Buffer>; notFound: string[] }> {
  const found: Record<string, Buffer> = {};
  const notFound: string[] = [];
  const local = products.flatMap(({ pictures }) => pictures).filter((picture) => !isLinked(picture));
  for (const source of new Set(local.map((picture) => picture.source)))
    try {
      found[`${PICTURES_FOLDER}/${source}`] = await readLocalPicture(folder, source);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      notFound.push(source);
    }
  return { found, notFound };
}

/** What a spreadsheet may name in its owner's language: its cells, and the words of its header, which count twice. */
function cellsOf({ header, records }: Table): string[] {
  const named = header.flatMap((name) => name.match(/\p{L}+/gu) ?? []);
  return [...named, ...named, ...records.flatMap(({ cells }) => cells)];
}

const CURRENCY_OF_PRICE = new RegExp(`(?:${PRICE.source}).*\\b([A-Z]{3})\\b`, 'i');
const CURRENCY_COLUMN = /^(?:(?:variant )?currency(?: code)?|währung|devise|moneda|divisa|valuta)$/i;

/**
 * Where and in what the file sells, as far as it shows that: `Included / Germany` of Shopify's markets, a column
 * Currency, `Price (EUR)`, the sign beside the prices.
 */
function marketOf({ header, records }: Table): Pick<ProductsFile, 'country' | 'currency' | 'sign'> {
  const markets = header.flatMap((name) => /^(?:included|price) \/ (.+)$/i.exec(name.trim())?.[1] ?? []);
  const country = markets.map(countryNamed).find((one) => one !== undefined);
  const at = header.findIndex((name) => CURRENCY_COLUMN.test(name.trim()));
  const cell = records.map(({ cells }) => (cells[at] ?? '').trim().toUpperCase()).find(Boolean);
  const inHeader = header.map((name) => CURRENCY_OF_PRICE.exec(name)?.[1]?.toUpperCase());
  const currencies = new Set(Intl.supportedValuesOf('currency'));
  const named = [cell, ...inHeader].find((one) => one !== undefined && currencies.has(one));
  if (named !== undefined) return { country, currency: named, sign: undefined };
  const sign = signOfPrices({ header, records });
  return { country, currency: currencyMeant(sign, currencyOfCountry(country)) ?? currencyOfCountry(country), sign };
}
