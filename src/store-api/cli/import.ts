import { defaultStore } from './default-store.ts';
import type { Db } from '../db/open-database.ts';
import { type Environment, StartError } from '#environment.ts';

/** `import`: brings a Shopify product CSV into a store. */
export async function importFile(
  db: Db,
  { DATA_DIR }: Environment,
  file: string,
  { images, store, dryRun }: { images?: string; store?: string; dryRun?: boolean },
): Promise<void> {
  const { importCatalogue } = await import('../import/import-catalogue.ts');
  const { ImportError } = await import('../import/import-error.ts');
  const { progressLine } = await import('./progress-line.ts');
  const storeId = store ?? (await defaultStore(db));
  const report = await importCatalogue(db, {
    storeId,
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
  const { created, updated, unchanged } = report;
  console.log(
    `${created} created, ${updated} updated, ${unchanged} unchanged${dryRun ? ' (dry run: nothing was changed)' : ''}`,
  );
}
