import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { confirm } from '../confirm.ts';
import type { Command, Options } from '../command.ts';
import { counted } from '#lib/text/counted.ts';
import { type Environment, readEnvironment, StartError } from '#environment.ts';

export const backupCommands: readonly Command[] = [
  {
    name: 'backup',
    arguments: ['<FILE>'],
    writes: 'files',
    help: ['Saves the SQLite database to a new file, also while the shop is open, and checks it.'],
    run: ([file = '']) => backup(file, readEnvironment(process.env)),
  },
  {
    name: 'restore',
    arguments: ['<FILE>'],
    options: ['yes'],
    writes: 'database',
    help: [
      "Puts a backup in the database's place, which is kept under another name. Stop the shop first.",
      'Everybody is signed out, and links to a new password that were open then open nothing.',
    ],
    run: ([file = ''], options) => restoreFile(file, options, readEnvironment(process.env)),
  },
];

async function backup(file: string, { DATABASE_URL, DATA_DIR }: Environment): Promise<void> {
  const { fileOf } = await import('#store-api/base/db/sqlite/check-file.ts');
  const { backUp } = await import('../../backup/back-up.ts');
  const path = fileOf(DATABASE_URL);
  if (!path) throw new StartError('backup is for SQLite; for PostgreSQL use pg_dump');
  const { bytes, orders } = backUp(path, file);
  console.log(
    `Saved ${counted(orders, 'order')}, ${(bytes / 1e6).toFixed(1)} MB, of ${resolve(path)} to ${file}. \
Pictures are files of their own: copy ${DATA_DIR}/media too.`,
  );
}

async function restoreFile(file: string, options: Options, { DATABASE_URL }: Environment): Promise<void> {
  const { fileOf, markFile } = await import('#store-api/base/db/sqlite/check-file.ts');
  const { checkBackup } = await import('../../backup/check-backup.ts');
  const { restore } = await import('../../backup/restore.ts');
  const path = fileOf(DATABASE_URL);
  if (!path) throw new StartError('restore is for SQLite; for PostgreSQL use pg_restore');
  checkBackup(file);
  if (existsSync(path))
    await confirm(`${file} takes the place of ${resolve(path)}, and everybody is signed out.`, options);
  const { orders, previous, continued } = restore(path, file, new Date());
  markFile(path);
  console.log(
    `Restored ${counted(orders, 'order')} to ${resolve(path)}. \
Everybody is signed out, and links to a new password that were open then open nothing.\
${previous ? ` What was there is kept as ${previous}.` : ''}`,
  );
  const { numbers, isUnknown } = continued;
  if (numbers.length > 0 && !isUnknown)
    console.log(
      `Documents go on after the last numbers that were given out: ${numbers.join(', ')}. \
Those since the backup are in ${previous ?? 'the database that was there'}: tell your accountant.`,
    );
  if (isUnknown)
    console.log(
      `Which numbers of documents were given out since the backup is not known: they may be given out a second time. \
Set another prefix (documents of tax.yaml) before the next one, and tell your accountant.`,
    );
}
