import type { Command, Options } from '../command.ts';
import { StartError } from '#environment.ts';

export const shopFolderCommands: readonly Command[] = [
  {
    name: 'init',
    arguments: ['<DIR>'],
    options: ['name', 'origin', 'currency', 'locale', 'email', 'yes'],
    help: [
      'Writes the folder of a new shop: texts, categories, products, stock, policies, each with',
      'comments. Asks for what is not given; with --yes the rest stays as proposed.',
    ],
    run: async ([path = ''], options) => {
      const { initFolder } = await import('../../shop-folder/init-folder.ts');
      await initFolder(path, await answersOf(options));
      console.log(`${path} is written. Look at store.yaml first, then: npm run store -- validate ${path}`);
    },
  },
  {
    name: 'validate',
    arguments: ['<DIR>'],
    help: ["Checks a shop's folder without a database: every mistake with its file and line."],
    run: async ([path = '']) => {
      const { readShopFolder } = await import('../../shop-folder/read-shop-folder.ts');
      const { FolderError } = await import('../../shop-folder/folder-problem.ts');
      const { store, categories, products, stock, policies } = await readShopFolder(path).catch((error: unknown) => {
        throw error instanceof FolderError ? new StartError(error.message) : error;
      });
      const counts = [
        [categories.length, 'categories'],
        [products.length, 'products'],
        [stock.length, 'lines of stock'],
        [Object.keys(policies).length, 'policies'],
      ];
      console.log(`${store.name} is in order: ${counts.map((one) => one.join(' ')).join(', ')}.`);
    },
  },
];

type InitAnswers = import('../../shop-folder/init-folder.ts').InitAnswers;

async function answersOf({ name, origin, currency, locale, email, yes }: Options): Promise<InitAnswers> {
  const given = { name, origin, currency, locale, email };
  const { askForShop } = await import('../../shop-folder/ask-for-shop.ts');
  return askForShop(given, { ask: yes !== true && process.stdin.isTTY });
}
