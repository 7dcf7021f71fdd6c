import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { WireImage } from '#contract/product.ts';
import { mastersFolder, sizeOfMaster } from './masters.ts';
import { parseFileName } from './picture-file.ts';
import { touch } from './touch.ts';
import { writeAtomically } from './write-atomically.ts';

/** A JSON file beside a picture's files; its leading dot keeps it from being served. */
export interface PictureRecord {
  picture: WireImage;
  /** Names of the files, whether they are there or not: nothing else is ever encoded. */
  files: string[];
  /** The master that they are encoded from (masters.ts). */
  master: string;
}

/** A record from before masters were kept: its files were all encoded at once. Bytes by name. */
interface OldRecord {
  picture: WireImage;
  files: Record<string, number>;
  master?: undefined;
}

/** The picture, when its master is there, or, without one, every file in its full size. */
export async function findPicture(folder: string, hash: string): Promise<WireImage | undefined> {
  const record = await readRecord(folder, hash);
  if (!record) return undefined;
  if (record.master !== undefined) return (await hasMaster(folder, record)) ? record.picture : undefined;
  const sizes = await Promise.all(
    Object.entries(record.files).map(async ([name, bytes]) => (await sizeOf(join(folder, name))) === bytes),
  );
  return sizes.every(Boolean) ? record.picture : undefined;
}

/** Marks a picture that was found as used now; false when it was removed meanwhile. */
export async function keepPicture(folder: string, hash: string): Promise<boolean> {
  const record = await readRecord(folder, hash);
  if (!record || !(await touch(join(folder, recordName(hash))))) return false;
  return record.master === undefined || touch(join(mastersFolder(folder), record.master));
}

/** Names of a picture's files and of its master, if it has one; undefined without a record. */
export async function filesOfRecord(
  folder: string,
  hash: string,
): Promise<{ files: string[]; master: string | undefined } | undefined> {
  const record = await readRecord(folder, hash);
  return (
    record && { files: Array.isArray(record.files) ? record.files : Object.keys(record.files), master: record.master }
  );
}

/** The record by which files can be encoded; undefined when there is none. */
export async function findPictureRecord(folder: string, hash: string): Promise<PictureRecord | undefined> {
  const record = await readRecord(folder, hash);
  return record?.master !== undefined && (await hasMaster(folder, record)) ? record : undefined;
}

/** The record of the picture that has a file of this name, made yet or not; undefined when there is none. */
export async function recordOfFile(folder: string, name: string): Promise<PictureRecord | undefined> {
  const file = parseFileName(name);
  const record = file && (await findPictureRecord(folder, file.hash));
  return record?.files.includes(name) ? record : undefined;
}

export async function storePictureRecord(folder: string, hash: string, record: PictureRecord): Promise<void> {
  await writeAtomically(folder, recordName(hash), JSON.stringify(record));
}

/** The names among them whose files are not there, or empty. */
export async function missingFiles(folder: string, { files }: PictureRecord): Promise<string[]> {
  const sizes = await Promise.all(files.map((name) => sizeOf(join(folder, name))));
  return files.filter((_, index) => !sizes[index]);
}

async function readRecord(folder: string, hash: string): Promise<PictureRecord | OldRecord | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, recordName(hash)), 'utf8')) as PictureRecord | OldRecord;
  } catch {
    return undefined;
  }
}

async function hasMaster(folder: string, { master }: PictureRecord): Promise<boolean> {
  return Boolean(await sizeOfMaster(folder, master));
}

async function sizeOf(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.size;
}

export function recordName(hash: string): string {
  return `.${hash}.json`;
}

/** Undefined for any other name. */
export function hashOfRecord(name: string): string | undefined {
  return /^\.([0-9a-f]{16})\.json$/.exec(name)?.[1];
}
