import { existsSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failure, fine, type Finding, warning } from './finding.ts';
import type { Environment } from '#environment.ts';

const MB = 1e6;
const LOW = 1_000 * MB;
const FULL = 100 * MB;

/** Free space of the data folder, and whether pictures can be written. */
export async function checkDisk({ DATA_DIR }: Pick<Environment, 'DATA_DIR'>): Promise<Finding[]> {
  try {
    const { bavail, bsize } = await statfs(DATA_DIR);
    return [freeSpace(DATA_DIR, bavail * bsize), await checkMedia(DATA_DIR)];
  } catch (error) {
    const what = `the data folder ${DATA_DIR} cannot be used: ${codeOf(error)}`;
    return [failure('disk', what, 'npm start makes it; if it was there, mount it, or check DATA_DIR.')];
  }
}

/** `bytes` are free in the folder for this user. */
export function freeSpace(folder: string, bytes: number): Finding {
  const what = `${folder} has ${(bytes / 1e9).toFixed(1)} GB free`;
  const advice = 'Make room, or move DATA_DIR to a larger disk: with a full disk no order can be taken.';
  if (bytes < FULL) return failure('disk', what, advice);
  return bytes < LOW ? warning('disk', what, advice) : fine('disk', what);
}

/** The folder of pictures is made with the first of them. */
async function checkMedia(dataFolder: string): Promise<Finding> {
  const media = join(dataFolder, 'media');
  const folder = existsSync(media) ? media : dataFolder;
  const probe = join(folder, `.doctor-${process.pid}`);
  try {
    await writeFile(probe, '', { flag: 'wx' });
    await rm(probe);
    return fine('disk', `${folder} can be written`);
  } catch (error) {
    return failure('disk', `${folder} cannot be written: ${codeOf(error)}`, 'Allow this user to write it.');
  }
}

function codeOf(error: unknown): string {
  return String(Reflect.get(Object(error), 'code') ?? error);
}
