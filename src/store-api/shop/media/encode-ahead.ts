import type { Encoder } from './open-encoder.ts';
import { countPictures, picturesByPriority } from './picture-order.ts';
import type { Db } from '../../base/db/open-database.ts';

export interface AheadOptions {
  isStopped?: () => boolean;
  /** Resolves when the next picture may be made. */
  mayGoOn?: () => Promise<void>;
  /** Called after each picture, whether anything was missing of it or not. */
  onProgress?: (pictures: number, total: number, files: number) => void;
}

/**
 * Makes every file of every picture that is not there yet, the most visible first. Returns how many files it has made.
 * A picture that cannot be made is passed over; `onProblem` gets to know it.
 */
export async function encodeAhead(
  db: Db,
  encoder: Encoder,
  onProblem: (error: unknown) => void,
  { isStopped = () => false, mayGoOn = () => Promise.resolve(), onProgress = () => undefined }: AheadOptions = {},
): Promise<number> {
  const hashes = picturesByPriority(db);
  const seen = new Set<string>();
  const total = await countPictures(db);
  let files = 0;
  const work = async (): Promise<void> => {
    for await (const hash of { [Symbol.asyncIterator]: () => ({ next: () => hashes.next() }) }) {
      if (isStopped()) return;
      if (seen.has(hash)) continue;
      seen.add(hash);
      await mayGoOn();
      const made = await encoder.makeAll(hash).catch((error: unknown) => (onProblem(error), 0));
      files += made;
      onProgress(seen.size, Math.max(total, seen.size), files);
    }
  };
  await Promise.all(Array.from({ length: encoder.places }, work));
  return files;
}
