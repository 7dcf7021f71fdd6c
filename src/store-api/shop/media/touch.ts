import { stat, utimes } from 'node:fs/promises';

const DAY_MS = 24 * 60 * 60_000;

/** Marks a file as used now, so that it is not removed as unused; false when it is not there. */
export async function touch(path: string): Promise<boolean> {
  const now = new Date();
  return utimes(path, now, now).then(
    () => true,
    () => false,
  );
}

/** The same, for files that are marked again and again: at most once a day. */
export async function touchDaily(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found && Date.now() - found.mtimeMs > DAY_MS) await touch(path);
}
