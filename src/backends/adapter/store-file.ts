import { readFile } from 'node:fs/promises';
import { WireStoreInfo } from '#contract/store-info.ts';
import { isObject } from '#contract/lenient.ts';
import { StartError } from '#environment.ts';

/**
 * The facts that an engine does not know of the store: a JSON file in the shape of GET /storeInfo's answer. Without one
 * the shop shows what the engine knows. @throws StartError when it cannot be read.
 */
export async function readStoreFile(path: string | undefined): Promise<WireStoreInfo> {
  if (path === undefined) return {};
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError(`STORE_FILE cannot be read: ${path}`);
  });
  const read = WireStoreInfo.safeParse(parse(text, path));
  if (!read.success) throw new StartError(`STORE_FILE does not have the shape of a store's record: ${path}`);
  return read.data;
}

function parse(text: string, path: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Said below.
  }
  throw new StartError(`STORE_FILE is no JSON object: ${path}`);
}
