import type { FolderProblem } from '../folder-problem.ts';
import { checkYaml } from '../read/check-yaml.ts';
import { mayBeIn, type MayBe, nothingUnread } from '../read/unread-names.ts';
import { CollectionsFile, ReadableCollections } from '../schema/collections.ts';
import type { FolderProducts } from '../read/read-products.ts';
import { toHandle } from '#store-api/shop/catalog/handle.ts';
import { type Collection, COLLECTIONS } from '#contract/collection.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';

const FILE = 'collections.yaml';

/** What can be told of the collections of a folder, also where collections.yaml has mistakes. */
export interface KnownCollections {
  /** Undefined where the file has a mistake. */
  value: CollectionsFile | undefined;
  /** Those that have a name. */
  named: CollectionsFile;
  /** Whether a name or slug may be that of a collection that could not be read. */
  mayBe: MayBe;
}

/** Without the file, or with an empty list, a shop has no collections, whatever its products name. */
export function readCollections(
  source: string | undefined,
  { products, shifted }: Pick<FolderProducts, 'products' | 'shifted'>,
  problems: FolderProblem[],
): KnownCollections {
  if (source === undefined) return { value: [], named: [], mayBe: nothingUnread };
  const { value, right = [], lineOf, problems: found } = checkYaml(FILE, source, CollectionsFile, ReadableCollections);
  problems.push(...found);
  const named = right.filter(({ name }) => name !== '');
  const mayBe = value ? nothingUnread : mayBeIn([source]);
  if (value?.length === 0) return { value, named, mayBe };
  for (const key of ['name', 'slug'] as const) {
    const seen = new Set<string>();
    for (const [index, collection] of right.entries()) {
      if (collection.name === '') continue;
      const own = key === 'name' ? collection.name.toLowerCase() : slugOf(collection);
      if (seen.has(own))
        problems.push({ file: FILE, line: lineOf([index]), what: `two collections have the ${key} ${own}` });
      seen.add(own);
    }
  }
  const names = named.map(({ name }) => name);
  for (const { line, attributes } of products.filter(({ line }) => !shifted.has(line)))
    for (const name of attributes.find(({ key }) => key === COLLECTIONS)?.value ?? [])
      if (!names.some((one) => one.toLowerCase() === name.toLowerCase()) && !mayBe(name))
        problems.push({
          file: 'products.csv',
          line,
          what: `the collection ${name} is not in collections.yaml: ${names.join(', ')}`,
        });
  return { value, named, mayBe };
}

/** Undefined when there are none. */
export function collectionsInfo(collections: CollectionsFile): Collection[] | undefined {
  if (collections.length === 0) return undefined;
  return collections.map((collection) => ({ ...collection, slug: slugOf(collection) }));
}

/** The entries of collections.yaml as the record has them; a slug that follows from the name is left out. */
export function collectionsToWrite({ collections = [] }: WireStoreInfo): Record<string, unknown>[] {
  return collections.map(({ name, slug, title, description }) => ({
    name,
    slug: slug === slugOf({ name }) ? undefined : slug,
    title,
    description,
  }));
}

function slugOf({ name, slug }: { name: string; slug?: string | undefined }): string {
  return slug ?? toHandle(name);
}
