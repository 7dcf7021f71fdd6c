import { randomBytes } from 'node:crypto';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** As write-atomically.ts names what is not whole yet; what is removed has the word before its own name. */
const ASIDE = /^\.[0-9a-f]{12}-(?:removed-(.+))?/;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Removes a file that nobody has marked as used since `before`; false when it stays. It is put aside first: who marks
 * it at the same moment either marks the file that is looked at then, and it comes back, or finds none and makes it
 * again.
 */
export async function removeOld(folder: string, name: string, before: number): Promise<boolean> {
  if (!(await isOlder(join(folder, name), before))) return false;
  const aside = `.${randomBytes(6).toString('hex')}-removed-${name}`;
  try {
    await rename(join(folder, name), join(folder, aside));
  } catch {
    // Another process was first.
    return false;
  }
  return removeAside(folder, aside, name, before);
}

/** Ends what a process that was killed left: files that are not whole, or were put aside. */
export async function tidyUp(folder: string, names: readonly string[], before: number): Promise<void> {
  for (const aside of names) {
    const [isAside, name] = ASIDE.exec(aside) ?? [];
    if (isAside === undefined) continue;
    if (name !== undefined) await removeAside(folder, aside, name, before);
    else if (await isOlder(join(folder, aside), Date.now() - DAY_MS)) await rm(join(folder, aside), { force: true });
  }
}

async function removeAside(folder: string, aside: string, name: string, before: number): Promise<boolean> {
  const isUnused = await isOlder(join(folder, aside), before);
  if (isUnused) await rm(join(folder, aside), { force: true });
  else await rename(join(folder, aside), join(folder, name)).catch(() => undefined);
  return isUnused;
}

async function isOlder(path: string, before: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && found.mtimeMs < before;
}
