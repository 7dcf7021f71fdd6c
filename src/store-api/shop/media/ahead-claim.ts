import { open, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** A claim that was not renewed for so long is of a process that is gone. */
export const STALE_MS = 120_000;

/** Of the processes that share a media folder one encodes ahead. */
export interface AheadClaim {
  renew: () => Promise<void>;
  release: () => Promise<void>;
}

/** Undefined while another process has it, or when nothing can be written there. */
export async function claimAhead(folder: string): Promise<AheadClaim | undefined> {
  const path = join(folder, '.encoding-ahead');
  const found = await stat(path).catch(() => undefined);
  if (found && Date.now() - found.mtimeMs > STALE_MS) await rm(path, { force: true });
  const file = await open(path, 'wx').catch(() => undefined);
  if (!file) return undefined;
  await file.close();
  return {
    renew: () => utimes(path, new Date(), new Date()).catch(() => undefined),
    release: () => rm(path, { force: true }),
  };
}
