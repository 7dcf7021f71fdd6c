/** Names of caches: of a build `shop BUILD files` and `shop BUILD pages`, of all builds `shop pictures`. */
export const PREFIX = 'shop ';
export const PICTURES = `${PREFIX}pictures`;
const FILES_END = ' files';

export const filesOf = (build: string): string => PREFIX + build + FILES_END;
export const pagesOf = (build: string): string => `${PREFIX}${build} pages`;

/** The builds of which something is kept, the newest first. */
export async function storedBuilds(): Promise<string[]> {
  const names = await caches.keys();
  return names
    .filter((name) => name.startsWith(PREFIX) && name.endsWith(FILES_END))
    .map((name) => name.slice(PREFIX.length, -FILES_END.length))
    .reverse();
}
