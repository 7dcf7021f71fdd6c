import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import {
  categoriesExample,
  HEADER,
  productRow,
  redirectsFile,
  SIZE_GUIDE,
  synonymsFile,
} from './catalogue/init-catalogue.ts';
import { type ExampleWords, exampleWordsIn } from './init/example-words.ts';
import { type CountryExamples, examplesOf } from './init/country-examples.ts';
import type { InitAnswers } from './init/init-answers.ts';
import type { ProductsFile } from './init/products-file.ts';
import { withdrawalForm } from './init/withdrawal-form.ts';
import { legalDrafts } from './links/legal-pages.ts';
import { storeFile } from './init/store-file.ts';
import { schemaFiles, schemaLine } from './json-schema.ts';
import { StartError } from '#environment.ts';

/**
 * Writes a folder that validates as it is, with an example or with the products of an export: every setting is there,
 * the optional ones as comments. @throws StartError when the folder exists and is not empty.
 */
export async function initFolder(path: string, answers: InitAnswers, products?: ProductsFile): Promise<void> {
  await checkEmpty(path);
  for (const folder of ['policies', 'pictures', 'sizes', '.schema'])
    await mkdir(join(path, folder), { recursive: true });
  const examples = examplesOf(answers.country ?? '', answers.currency);
  const catalogue = products ? products.files : exampleFiles(examples, exampleWordsIn(answers.locale));
  for (const [file, text] of Object.entries({ ...filesOf(answers, examples), ...catalogue })) {
    await mkdir(dirname(join(path, file)), { recursive: true });
    await writeFile(join(path, file), text);
  }
  if (products) await copyFile(products.file, join(path, 'products.csv'));
}

/** @throws StartError */
export async function checkEmpty(path: string): Promise<void> {
  const found = await readdir(path).catch(() => []);
  if (found.length > 0)
    throw new StartError(
      `${path} is not empty, and nothing was written. A shop that is there already is changed in its files, then: \
npm run store -- validate ${path}. For a new one name another folder, or remove this one first.`,
    );
}

/** Of a shop without products yet. */
const exampleFiles = ({ price }: CountryExamples, words: ExampleWords): Record<string, string> => ({
  'categories.yaml': schemaLine('categories.yaml') + categoriesExample(words),
  'products.csv': stringify([HEADER, productRow(price, words)]),
  'stock.csv': stringify([
    ['SKU', 'quantity'],
    ['FIRST-M', '10'],
  ]),
  'redirects.txt': redirectsFile(words.category, 'first-shirt'),
  'sizes/shirts.csv': SIZE_GUIDE,
});

function filesOf(answers: InitAnswers, { synonym }: CountryExamples): Record<string, string> {
  return {
    'store.yaml': schemaLine('store.yaml') + storeFile(answers),
    'synonyms.txt': synonymsFile(synonym),
    ...schemaFiles(),
    'policies/terms.md': draftOf('on which terms you sell; sign-in and registration link to this page'),
    'policies/shipping.md': draftOf('how you send orders, and how long that takes'),
    'policies/privacy.md': draftOf(
      'which data you store and why; sign-in and registration link to this page. {{messageRetention}} becomes how long \
messages are kept',
    ),
    ...Object.fromEntries(
      legalDrafts(answers.country).map(({ file, what, kind }) => [
        file,
        draftOf(what) + (kind === 'withdrawal' ? withdrawalForm(answers.locale) : ''),
      ]),
    ),
  };
}

/** A page that the shop has once something is written: until then nothing is said that the owner has not said. */
const draftOf = (what: string) =>
  `<!-- Write here ${what}. The shop has the page once there is more than this comment.
Lines below one another become one: a line that ends with a backslash stays one, as in an address. -->\n`;
