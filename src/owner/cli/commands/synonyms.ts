import { readFile } from 'node:fs/promises';
import type { Command, Options } from '../command.ts';
import { escaped } from '#lib/text/terminal-text.ts';
import { withStore } from '../with-database.ts';
import { nonEmpty } from '#lib/non-empty.ts';

export const synonymCommands: readonly Command[] = [
  {
    name: 'synonyms',
    arguments: ['[FILE.txt]'],
    options: ['store', 'json'],
    writes: 'database',
    help: [
      'Words that shoppers use for one another, beside the common ones: a line each,',
      '"tee, t-shirt" both ways, "topi > cap" one way. Without a file: shows them.',
    ],
    run: ([file], options) => (file ? replace(file, options) : show(options)),
  },
];

function replace(file: string, options: Options): Promise<void> {
  return withStore(options, async (db, storeId) => {
    const { writeStoreSynonyms } = await import('#store-api/shop/search/synonym-rows.ts');
    await writeStoreSynonyms(db, storeId, await readFile(file, 'utf8'));
    console.log(`Synonyms of ${storeId} replaced.`);
  });
}

function show(options: Options): Promise<void> {
  return withStore({ ...options, writes: undefined }, async (db, storeId) => {
    const { readStoreLines } = await import('#store-api/shop/search/synonym-rows.ts');
    const lines = (await readStoreLines(db, storeId)) ?? '';
    const { saidLines } = await import('../../shop-folder/read/says-other.ts');
    if (options.json) console.log(escaped(JSON.stringify(saidLines(lines), null, 2)));
    else console.log(nonEmpty(lines) ?? 'No synonyms besides the common ones.');
  });
}
