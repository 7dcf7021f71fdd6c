import { readFile } from 'node:fs/promises';
import type { Command } from '../command.ts';
import { withStore } from '../with-database.ts';
import { nonEmpty } from '#lib/non-empty.ts';

export const synonymCommands: readonly Command[] = [
  {
    name: 'synonyms',
    arguments: ['[FILE.txt]'],
    options: ['store'],
    help: [
      'Words that shoppers use for one another, beside the common ones: a line each,',
      '"tee, t-shirt" both ways, "topi > cap" one way. Without a file: shows them.',
    ],
    run: ([file], options) =>
      withStore(options, async (db, storeId) => {
        const { readStoreLines, writeStoreSynonyms } = await import('../../search/synonym-rows.ts');
        if (!file) {
          console.log(nonEmpty(await readStoreLines(db, storeId)) ?? 'No synonyms besides the common ones.');
          return;
        }
        await writeStoreSynonyms(db, storeId, await readFile(file, 'utf8'));
        console.log(`Synonyms of ${storeId} replaced.`);
      }),
  },
];
