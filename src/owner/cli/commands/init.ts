import type { Command, Options } from '../command.ts';
import { counted } from '#lib/text/counted.ts';
import { someOf, stripped } from '#lib/text/terminal-text.ts';
import { StartError } from '#environment.ts';
import type { InitAnswers } from '../../shop-folder/init/init-answers.ts';
import type { ProductsFile } from '../../shop-folder/init/products-file.ts';

/** Where the owner of a folder writes numbers of stock. */
export const WHERE_TO_COUNT = 'write the numbers in stock.csv';

export const initCommands: readonly Command[] = [
  {
    name: 'init',
    arguments: ['<DIR>'],
    options: ['products', 'name', 'origin', 'currency', 'locale', 'country', 'email', 'yes'],
    help: [
      'Writes the folder of a new shop: texts, categories, products, stock, policies, each with',
      'comments. Asks for what is not given; with --yes the rest stays as proposed.',
      '--products  the product export of another shop, from which products and categories are taken',
    ],
    run: async ([path = ''], options) => {
      const { checkEmpty, initFolder } = await import('../../shop-folder/init-folder.ts');
      await checkEmpty(path);
      const products = options.products === undefined ? undefined : await exportOf(options.products);
      const { answers, market } = await answersOf(options, products);
      await initFolder(path, answers, products);
      const { otherWords } = await import('../../stores/shop-words.ts');
      const other = otherWords(new Intl.Locale(answers.locale).language);
      const words = other ? [`${sentence(other.what)}: ${other.advice}.`] : [];
      for (const line of [...(products ? await productLines(products, answers) : EXAMPLE_LINES), ...words, market])
        console.log(line);
      console.log(`${path} is written. Look at store.yaml first, then: npm run store -- validate ${path}`);
    },
  },
];

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Answers for a new folder, and what is said of its market. */
async function answersOf(
  { name, origin, currency, locale, country, email, yes }: Options,
  shown: ProductsFile | undefined,
): Promise<{ answers: InitAnswers; market: string }> {
  const given = { name, origin, currency, locale, country, email };
  const { askForShop } = await import('../../shop-folder/init/ask-for-shop.ts');
  const { marketLine } = await import('../../shop-folder/init/market-line.ts');
  const { openQuestions } = await import('#lib/questions.ts');
  const questions = !yes && process.stdin.isTTY ? openQuestions(process.stdin, process.stdout) : undefined;
  const taken = new Set<string>();
  try {
    const how = questions ?? (yes ? 'propose' : 'refuse');
    const answers = await askForShop(given, { how, shown, onTaken: (name) => taken.add(name) });
    return { answers, market: marketLine(answers, { given, shown, taken: questions && taken }) };
  } finally {
    questions?.close();
  }
}

async function exportOf(file: string): Promise<ProductsFile> {
  const { readProductsFile } = await import('../../shop-folder/init/products-file.ts');
  const { ImportError } = await import('../../import/import-error.ts');
  return readProductsFile(file).catch((error: unknown) => {
    throw error instanceof ImportError
      ? new StartError(`${file} cannot be taken, and nothing was written:\n${error.message}`)
      : error;
  });
}

const EXAMPLE_LINES = ['Its category, its product and its size guide are examples: put yours in their place.'];

async function productLines(file: ProductsFile, { currency }: InitAnswers): Promise<string[]> {
  const { products, findings, categories, gathered, leftOut, picturesNotFound } = file;
  const problems = await file.problemsIn(currency);
  const { ignoredLines, kindOfFile, takenLines, warningLines } = await import('../../import/import-report.ts');
  const { stockLine } = await import('../../import/stock-findings.ts');
  const { noneText } = await import('../../shop-folder/init/categories/categories-file.ts');
  return [
    `${counted(products, 'product')} of ${kindOfFile(findings)}. Their categories, which you can rename in categories.yaml:`,
    ...categories.map(({ name, products: count, columns, gathers }) =>
      stripped(`  ${name} (${count}${columns.length === 0 ? `, ${noneText(gathers)}` : ''})`),
    ),
    ...(gathered > 0
      ? [`These stand for ${gathered} smaller ones of the file: categories.yaml says how to have one of those.`]
      : []),
    ...sharedLines(categories),
    stockLine(findings.stock, WHERE_TO_COUNT),
    ...takenLines(findings),
    ...ignoredLines(findings),
    ...warningLines(findings),
    ...(picturesNotFound.length > 0
      ? [
          `${counted(picturesNotFound.length, 'picture')} of the file could not be read beside it, and \
${picturesNotFound.length === 1 ? 'is' : 'are'} to be put into pictures/: ${stripped(someOf(picturesNotFound))}.`,
        ]
      : []),
    ...(leftOut > 0
      ? [
          `${counted(leftOut, 'product is', 'products are')} in further categories, which validate lists: a shop has 200 at most.`,
        ]
      : []),
    ...(problems > 0 ? [`The file has mistakes (${problems}), which validate lists by line.`] : []),
  ];
}

/** Categories whose products the file parts by the names above. */
function sharedLines(categories: ProductsFile['categories']): string[] {
  const shared = categories.filter(({ below }) => below.length > 0);
  const names = shared.map(({ name, below }) => `${name} (below ${someOf(below)})`);
  return shared.slice(0, 1).map(({ below }) =>
    stripped(
      `One category each, though below several names of the file: ${someOf(names)}. To part them write \
${someOf(below, 2)} and the like into categories.yaml in their place.`,
    ),
  );
}
