import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchPicture } from './fetch-picture.ts';
import { byLine, type MissingPicture, type OnProgress } from './make-catalogue-pictures.ts';
import type { CataloguePicture, CatalogueProduct } from './read/catalogue-product.ts';
import { isLinked } from './read/read-pictures.ts';
import { downloadName, downloadsFolder } from '#store-api/shop/media/downloads.ts';
import { PictureError } from '#store-api/shop/media/picture-error.ts';
import { touchDaily } from '#store-api/shop/media/touch.ts';
import { writeAtomically } from '#store-api/shop/media/write-atomically.ts';

const MAX_AT_ONCE = 4;
const TIMEOUT_MS = 30_000;
/** Before the second and the third try. */
const WAITS_MS = [1_000, 4_000];
/** After so many pictures in a row that a host did not answer for, it is not asked for more. */
const MAX_FAILURES = 5;

export interface DownloadOptions {
  /** The folder of the encoded pictures. */
  media: string;
  /** Ask no host: only what was downloaded before counts. */
  dryRun: boolean;
  onProgress?: OnProgress;
  fetchBytes?: (address: string) => Promise<Buffer>;
  wait?: (ms: number) => Promise<unknown>;
}

export interface Downloads {
  /** Paths by address. */
  files: Map<string, string>;
  missing: MissingPicture[];
}

/**
 * Downloads the linked pictures of products, once each: what is there is marked as used and not asked for again, what
 * fails is, by the next run. At most four at once, each tried three times; a host that answers for none is left alone.
 */
export async function downloadPictures(
  products: readonly CatalogueProduct[],
  {
    media,
    dryRun,
    onProgress = () => undefined,
    fetchBytes = (address) => fetchPicture(address, { timeoutMs: TIMEOUT_MS }),
    wait = sleep,
  }: DownloadOptions,
): Promise<Downloads> {
  const folder = downloadsFolder(media);
  const wanted = new Map<string, CataloguePicture>();
  for (const picture of products.flatMap(({ pictures }) => pictures))
    if (isLinked(picture) && !wanted.has(picture.source)) wanted.set(picture.source, picture);
  const files = new Map<string, string>();
  const missing: MissingPicture[] = [];
  const queue = wanted.values();
  const failures = new Map<string, number>();
  let done = 0;

  const work = async (): Promise<void> => {
    for (const { source, line } of queue) {
      const name = downloadName(source);
      await touchDaily(join(folder, name));
      const isThere = await stat(join(folder, name)).catch(() => undefined);
      const why = isThere ? undefined : dryRun ? NOT_YET : await download(source, name);
      if (why === undefined) files.set(source, join(folder, name));
      else if (why !== NOT_YET) missing.push({ line, source, why });
      onProgress(++done, wanted.size);
    }
  };

  /** Gives what is wrong. */
  async function download(source: string, name: string): Promise<string | undefined> {
    const { checkPicture } = await import('#store-api/shop/media/read-bitmap.ts');
    const host = URL.parse(source)?.host ?? '';
    if ((failures.get(host) ?? 0) >= MAX_FAILURES) return 'was not asked for: its host does not answer';
    try {
      const bytes = await tried(() => fetchBytes(source), wait);
      await checkPicture(bytes);
      await writeAtomically(folder, name, bytes);
      failures.delete(host);
      return undefined;
    } catch (error) {
      if (error instanceof PictureError) return error.message;
      failures.set(host, (failures.get(host) ?? 0) + 1);
      return `cannot be downloaded (${messageOf(error)})`;
    }
  }

  if (!dryRun) await mkdir(folder, { recursive: true });
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, work));
  return { files, missing: missing.sort(byLine) };
}

const NOT_YET = '';

async function tried(fetchBytes: () => Promise<Buffer>, wait: (ms: number) => Promise<unknown>): Promise<Buffer> {
  for (const ms of WAITS_MS)
    try {
      return await fetchBytes();
    } catch (error) {
      if (error instanceof PictureError) throw error;
      await wait(ms);
    }
  return fetchBytes();
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
