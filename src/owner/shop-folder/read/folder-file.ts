import { readdir, readFile, stat } from 'node:fs/promises';
import type { FolderProblem } from '../folder-problem.ts';
import { LeadsAway, pathInside } from '../../import/path-inside.ts';

/** A file's bytes, or what is wrong with it: words that continue its name. */
export type FolderFile = { bytes: Buffer } | { problem: string };

/**
 * Whatever is read from a shop's folder is opened here, pictures in local-picture.ts. Undefined when it is not there.
 */
export async function readFolderFile(
  folder: string,
  file: string,
  { maxBytes = Infinity } = {},
): Promise<FolderFile | undefined> {
  try {
    const path = await pathInside(folder, file);
    const found = await stat(path);
    if (!found.isFile()) return { problem: 'is no file' };
    if (found.size > maxBytes) return { problem: `is larger than ${maxBytes / 1_000_000} MB` };
    return { bytes: await readFile(path) };
  } catch (error) {
    return problemOf(error);
  }
}

/** The real path of a file that is read as a stream. Undefined when it is not there or is a problem. */
export async function findFolderFile(
  folder: string,
  file: string,
  problems: FolderProblem[],
): Promise<string | undefined> {
  try {
    return await pathInside(folder, file);
  } catch (error) {
    const found = problemOf(error);
    if (found) problems.push({ file, what: found.problem });
    return undefined;
  }
}

/** A text as UTF-8. Undefined when it is not there; null when it is a problem, which is told. */
export async function readFolderText(
  folder: string,
  file: string,
  problems: FolderProblem[],
  limits?: { maxBytes: number },
): Promise<string | undefined | null> {
  const found = await readFolderFile(folder, file, limits);
  if (found === undefined || 'bytes' in found) return found?.bytes.toString('utf8');
  problems.push({ file, what: found.problem });
  return null;
}

/** The files of a folder below the shop's, without hidden ones, by name; nothing when it is not there. */
export async function listFolder(folder: string, name: string, problems: FolderProblem[]): Promise<string[]> {
  try {
    const names = await readdir(await pathInside(folder, name));
    return names.filter((one) => !one.startsWith('.')).sort();
  } catch (error) {
    const found = problemOf(error);
    if (found) problems.push({ file: name, what: found.problem });
    return [];
  }
}

function problemOf(error: unknown): { problem: string } | undefined {
  if (error instanceof LeadsAway) return { problem: error.message };
  const code: unknown = Reflect.get(Object(error), 'code');
  if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
  return { problem: `cannot be read (${String(code ?? error)})` };
}
