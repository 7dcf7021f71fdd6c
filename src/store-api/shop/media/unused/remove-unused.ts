import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { picturesInUse, picturesOfOrders } from './pictures-in-use.ts';
import { removeOld, tidyUp } from './remove-old.ts';
import type { Db } from '../../../base/db/open-database.ts';
import { downloadsFolder } from '../downloads.ts';
import { mastersFolder } from '../masters.ts';
import { filesOfRecord, hashOfRecord, recordName } from '../picture-record.ts';
import { touchDaily } from '../touch.ts';

const KEPT_MS = 30 * 24 * 60 * 60_000;

export interface RemovedPictures {
  pictures: number;
  masters: number;
  downloads: number;
}

/**
 * Removes pictures that no store, product or order has shown for 30 days, with all their sizes, masters that belong to
 * none and to no folder that was applied, and downloads that no such folder names (docs/decisions D256). Other
 * processes may make and remove pictures meanwhile, and it may be killed at any moment: the next run goes on.
 */
export async function removeUnusedPictures(
  db: Db,
  media: string,
  { now = Date.now(), isStopped = () => false }: { now?: number; isStopped?: () => boolean } = {},
): Promise<RemovedPictures> {
  const removed: RemovedPictures = { pictures: 0, masters: 0, downloads: 0 };
  const before = now - KEPT_MS;
  const used = await picturesInUse(db);
  // Of a database without pictures it is not known whether the folder is its own.
  if (used.hashes.size === 0) return removed;
  const names = await readdir(media).catch(() => []);
  await tidyUp(media, names, before);
  const hashes = names.flatMap((name) => hashOfRecord(name) ?? []);
  const unused = new Set(hashes.filter((hash) => !used.hashes.has(hash)));
  const ofOrders = unused.size > 0 ? await picturesOfOrders(db, unused) : unused;
  for (const hash of hashes) {
    if (isStopped()) return removed;
    const record = await filesOfRecord(media, hash);
    if (!unused.has(hash) || ofOrders.has(hash)) await touchDaily(join(media, recordName(hash)));
    else if (record && (await removeOld(media, recordName(hash), before))) {
      for (const file of record.files) await rm(join(media, file), { force: true });
      removed.pictures += 1;
      continue;
    }
    if (record?.master !== undefined) used.masters.add(record.master);
  }
  removed.masters = await removeOthers(mastersFolder(media), { used: used.masters, before, isStopped });
  removed.downloads = await removeOthers(downloadsFolder(media), { used: used.downloads, before, isStopped });
  return removed;
}

/** Marks the files of a folder that are in use, and removes old ones that are not. Gives how many went. */
async function removeOthers(
  folder: string,
  { used, before, isStopped }: { used: ReadonlySet<string>; before: number; isStopped: () => boolean },
): Promise<number> {
  let removed = 0;
  const names = await readdir(folder).catch(() => []);
  await tidyUp(folder, names, before);
  for (const name of names.filter((name) => !name.startsWith('.'))) {
    if (isStopped()) return removed;
    if (used.has(name)) await touchDaily(join(folder, name));
    else if (await removeOld(folder, name, before)) removed += 1;
  }
  return removed;
}
