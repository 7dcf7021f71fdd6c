import { availableParallelism } from 'node:os';
import { openEncodingQueue } from './encoding-queue.ts';
import { parseFileName, type PictureFile } from './picture-file.ts';
import { findPictureRecord, missingFiles, type PictureRecord, recordOfFile } from './picture-record.ts';
import type { Bitmap } from './read-bitmap.ts';
import { writeAtomically } from './write-atomically.ts';

/** Encodes the files of pictures from their masters, each once, and keeps them (docs/decisions D235). */
export interface Encoder {
  /** How many are encoded at once. */
  places: number;
  /** Whether a picture has a file of this name, made yet or not. */
  knows: (name: string) => Promise<boolean>;
  /**
   * Makes a file that is not there. False without any work when no picture has a file of that name.
   * @throws EncoderBusy when too many are waited for
   */
  make: (name: string) => Promise<boolean>;
  /** Makes all files of a picture that are not there, after those that shoppers wait for. Returns how many. */
  makeAll: (hash: string) => Promise<number>;
}

/** Node reads and writes files in four threads; one stays free for that. */
const MAX_PLACES = 3;

/** One processor is left to the event loop; `processes` share the others. */
export function placesFor(processes: number): number {
  return Math.max(1, Math.min(MAX_PLACES, Math.floor((availableParallelism() - 1) / processes)));
}

/** The encoder of a media folder, which other processes may write at the same time: they write the same bytes. */
export function openEncoder(folder: string, places: number): Encoder {
  const queue = openEncodingQueue(places);
  const inFlight = new Map<string, Promise<void>>();

  /** Who asks for a file that is being made waits for that. */
  function once(name: string, make: () => Promise<void>): Promise<void> {
    const known = inFlight.get(name);
    if (known) return known;
    const made = make().finally(() => inFlight.delete(name));
    inFlight.set(name, made);
    return made;
  }

  async function encode(bitmap: Bitmap, file: PictureFile): Promise<void> {
    const { encodeFile } = await loadSharp();
    await writeAtomically(folder, file.name, await encodeFile(bitmap, file));
  }

  async function read(record: PictureRecord): Promise<Bitmap> {
    const { readMasterBitmap } = await loadSharp();
    return readMasterBitmap(folder, record);
  }

  return {
    places,
    knows: async (name) => (await recordOfFile(folder, name)) !== undefined,
    async make(name) {
      const file = parseFileName(name);
      const record = await recordOfFile(folder, name);
      if (!file || !record) return false;
      await once(name, () => queue.run(async () => encode(await read(record), file), false));
      return true;
    },
    async makeAll(hash) {
      const record = await findPictureRecord(folder, hash);
      const missing = record ? await missingFiles(folder, record) : [];
      const files = missing.flatMap((name) => parseFileName(name) ?? []);
      if (!record || files.length === 0) return 0;
      const bitmap = await queue.run(() => read(record), true);
      for (const file of files) await once(file.name, () => queue.run(() => encode(bitmap, file), true));
      return files.length;
    },
  };
}

/** Loaded when something is encoded: sharp takes memory, and most processes encode nothing. */
function loadSharp() {
  return import('./encode-file.ts');
}
