import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import { readEnvironment } from '#environment.ts';

export const prepareCommands: readonly Command[] = [
  {
    name: 'prepare',
    writes: 'database',
    help: ['Fills an empty database with the demo shop. Does nothing when there is a store.'],
    async run() {
      const { checkFile, fileOf, markFile } = await import('#store-api/base/db/sqlite/check-file.ts');
      const { prepare } = await import('../prepare.ts');
      const { DATABASE_URL, DATA_DIR } = readEnvironment(process.env);
      const path = fileOf(DATABASE_URL);
      if (path) checkFile(path, { mayMakeFolder: DATABASE_URL === `sqlite:${DATA_DIR}/store.db` });
      await withDatabase((db, environment) => prepare(db, environment, console.log));
      if (path) markFile(path);
    },
  },
];
