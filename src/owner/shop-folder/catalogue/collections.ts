import type { FolderProblem } from '../folder-problem.ts';
import { checkYaml } from '../read/check-yaml.ts';
import { CollectionsFile } from '../schema/collections.ts';
import type { FolderProducts } from '../read/read-products.ts';
import { toHandle } from '#store-api/shop/catalog/handle.ts';
import { type Collection, COLLECTIONS } from '#contract/collection.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';

const FILE = 'collections.yaml';

/**
 * Without the file, or with an empty list, a shop has no collections, whatever its products name. Undefined where the
 * file cannot be read.
 */
export function readCollections(
  source: string | undefined,
  { products, shifted }: Pick<FolderProducts, 'products' | 'shifted'>,
  problems: FolderProblem[],
): CollectionsFile | undefined {
  if (source === undefined) return [];
  const { right, lineOf, problems: found } = checkYaml(FILE, source, CollectionsFile);
  problems.push(...found);
  if (!right || right.length === 0) return right;
  for (const key of ['name', 'slug'] as const) {
    const seen = new Set<string>();
    for (const [index, collection] of right.entries()) {
      const own = key === 'name' ? collection.name.toLowerCase() : slugOf(collection);
      if (seen.has(own))
        problems.push({ file: FILE, line: lineOf([index]), what: `two collections have the ${key} ${own}` });
      seen.add(own);
    }
  }
  const names = right.map(({ name }) => name);
  for (const { line, attributes } of products.filter(({ line }) => !shifted.has(line)))
    for (const name of attributes.find(({ key }) => key === COLLECTIONS)?.value ?? [])
      if (!names.some((one) => one.toLowerCase() === name.toLowerCase()))
        problems.push({
          file: 'products.csv',
          line,
          what: `the collection ${name} is not in collections.yaml: ${names.join(', ')}`,
        });
  return right;
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
