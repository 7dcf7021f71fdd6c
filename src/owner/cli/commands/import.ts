import type { Command, Options } from '../command.ts';
import { namedStore } from '../named-store.ts';
import { sayWhere } from '../say-where.ts';
import { withDatabase } from '../with-database.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { type Environment, StartError } from '#environment.ts';

export const importCommands: readonly Command[] = [
  {
    name: 'import',
    arguments: ['<FILE.csv>'],
    options: ['images', 'download', 'category', 'store', 'dryRun', 'json'],
    writes: 'database',
    help: [
      'Brings a product export of Shopify, WooCommerce or Magento into a store: all or nothing, as',
      'often as you like, while orders go on. The stock of variants that the store has stays as it',
      'is: see stock. Says what it guessed, ignored and changed.',
      "--images    where the pictures are that the file names (default: the file's folder)",
      '--download  downloads pictures that the file names by https address, and makes them its own',
      '--category  the category of products for which the file has none',
      "--store     the store's id (default: the default store)",
      '--dry-run   check everything and say what would change',
    ],
    run: ([file = ''], options) => withDatabase((db, environment) => importFile(db, environment, file, options)),
  },
];

async function importFile(db: Db, environment: Environment, file: string, options: Options): Promise<void> {
  const { images, download, category, store, dryRun = false, json } = options;
  const { importCatalogue } = await import('../../import/import-catalogue.ts');
  const { ImportError } = await import('../../import/import-error.ts');
  const { reportLines } = await import('../../import/import-report.ts');
  const { progressLine } = await import('../progress-line.ts');
  const { escaped } = await import('#lib/text/terminal-text.ts');
  const print = json ? console.error : console.log;
  const storeId = await namedStore(db, store);
  sayWhere(options, environment, storeId);
  const report = await importCatalogue(db, {
    storeId,
    file,
    images,
    media: `${environment.DATA_DIR}/media`,
    category,
    download: download ? { onProgress: progressLine('Downloading', print) } : undefined,
    dryRun,
    onProgress: progressLine('Making pictures', print),
  }).catch((error: unknown) => {
    throw error instanceof ImportError
      ? new StartError(`${file} was not imported and nothing is changed:\n${error.message}`)
      : error;
  });
  console.log(json ? escaped(JSON.stringify(report, null, 2)) : reportLines(report, { dryRun }).join('\n'));
}
