import type { Command, Options } from '../command.ts';
import { namedStore } from '../named-store.ts';
import { withDatabase } from '../with-database.ts';
import type { Db } from '../../db/open-database.ts';
import { type Environment, StartError } from '#environment.ts';

export const importCommands: readonly Command[] = [
  {
    name: 'import',
    arguments: ['<FILE.csv>'],
    options: ['images', 'store', 'dryRun'],
    help: [
      'Brings a Shopify product CSV into a store: all or nothing, as often as you like, while orders',
      'go on. The stock of variants that the store has stays as it is: see stock.',
      "--images   where the pictures are that the file names (default: the file's folder)",
      "--store    the store's id (default: the default store)",
      '--dry-run  check everything and say what would change',
    ],
    run: ([file = ''], options) => withDatabase((db, environment) => importFile(db, environment, file, options)),
  },
];

async function importFile(
  db: Db,
  { DATA_DIR }: Environment,
  file: string,
  { images, store, dryRun }: Options,
): Promise<void> {
  const { importCatalogue } = await import('../../import/import-catalogue.ts');
  const { ImportError } = await import('../../import/import-error.ts');
  const { progressLine } = await import('../progress-line.ts');
  const { created, updated, unchanged } = await importCatalogue(db, {
    storeId: await namedStore(db, store),
    file,
    images,
    media: `${DATA_DIR}/media`,
    dryRun,
    onProgress: progressLine('Making pictures', console.log),
  }).catch((error: unknown) => {
    throw error instanceof ImportError
      ? new StartError(`${file} was not imported and nothing is changed:\n${error.message}`)
      : error;
  });
  console.log(
    `${created} created, ${updated} updated, ${unchanged} unchanged${dryRun ? ' (dry run: nothing was changed)' : ''}`,
  );
}
