import { type FacetBucket, countProducts } from './facet-counts.ts';
import { impliesAnyOf, isGendered, type ProductFilter } from './product-filter.ts';
import type { Engine } from '../db/engine.ts';

/** Appends a value to a statement's parameters and gives what stands for it in the text. */
export type Bind = (value: unknown) => string;

interface Condition {
  /** The index whose range this condition cuts out, if there is one. */
  index?: { size: number };
  text: (bind: Bind, column: (name: string) => string) => string;
}

/**
 * The part of a listing that one index has in order: the condition that leads into it, and what else is asked of its
 * entries.
 */
export interface Branch {
  lead: Condition | undefined;
  others: Condition[];
}

/**
 * A filter as parts that have no product in common. Every part of the filter narrows; one exception within a part:
 * `men` and `women` are categories or genders, since the shop sends both for them (docs/behaviour.md section 7).
 */
export function branchesOf(
  { category, parent, gender, anyOf, featured, sale }: ProductFilter,
  buckets: FacetBucket[],
): Branch[] {
  const always: Condition[] = [];
  if (gender && gender !== category) always.push(genderIs(gender, buckets));
  if (parent)
    always.push(
      equal(
        'parent_key',
        parent,
        sizeOf(buckets, (bucket) => bucket.parent === parent),
      ),
    );
  if (featured)
    always.push(
      flag(
        'featured',
        sizeOf(buckets, (bucket) => bucket.featured),
      ),
    );
  if (sale)
    always.push(
      flag(
        'on_sale',
        sizeOf(buckets, (bucket) => bucket.sale),
      ),
    );
  if (anyOf && !impliesAnyOf({ category, anyOf })) always.push(anyWord(anyOf));
  if (!category) return [branch(always)];
  const ofCategory = equal(
    'category_key',
    category,
    sizeOf(buckets, (bucket) => bucket.category === category),
  );
  if (!isGendered(category)) return [branch([ofCategory, ...always])];
  const both = [
    branch([ofCategory, ...always]),
    branch([genderIs(category, buckets), notEqual('category_key', category), ...always]),
  ];
  return both.filter(({ lead }) => lead?.index?.size !== 0);
}

/** `select position, id` of a branch, not yet ordered. With `after`, of what follows that row. */
export function branchText(
  { lead, others }: Branch,
  { bind, engine, storeId, after }: { bind: Bind; engine: Engine; storeId: string; after: SortKey | undefined },
): string {
  // SQLite weighs indexes without knowing sizes: a `+` tells it that a column is not to be looked up in one.
  const unindexed = (name: string) => (engine === 'sqlite' ? `+${name}` : name);
  const conditions = [`store_id = ${bind(storeId)}`, 'visible = 1'];
  if (lead) conditions.push(lead.text(bind, String));
  conditions.push(...others.map((condition) => condition.text(bind, unindexed)));
  if (after) conditions.push(`(position, id) > (${bind(after.position)}, ${bind(after.id)})`);
  return `select position, id from products where ${conditions.join(' and ')}`;
}

/** Where a row stands in the order of listings. */
export interface SortKey {
  position: number;
  id: string;
}

/** The smallest of the ranges leads. */
function branch(conditions: Condition[]): Branch {
  const [lead] = conditions.filter(({ index }) => index).sort((one, other) => one.index!.size - other.index!.size);
  return { lead, others: conditions.filter((condition) => condition !== lead) };
}

function sizeOf(buckets: FacetBucket[], fits: (bucket: FacetBucket) => boolean): { size: number } {
  return { size: countProducts(buckets, fits) };
}

function genderIs(gender: string, buckets: FacetBucket[]): Condition {
  return equal(
    'gender_key',
    gender,
    sizeOf(buckets, (bucket) => bucket.gender === gender),
  );
}

function equal(name: string, value: string, index: Condition['index']): Condition {
  return { ...(index ? { index } : {}), text: (bind, column) => `${column(name)} = ${bind(value)}` };
}

function notEqual(name: string, value: string): Condition {
  return { text: (bind, column) => `${column(name)} <> ${bind(value)}` };
}

/** In the text itself: a partial index is found by it. */
function flag(name: string, index: Condition['index']): Condition {
  return { ...(index ? { index } : {}), text: (_, column) => `${column(name)} = 1` };
}

function anyWord({ words, withoutGender }: NonNullable<ProductFilter['anyOf']>): Condition {
  return {
    text(bind, column) {
      const any =
        words.length === 0
          ? []
          : ['category_key', 'parent_key', 'gender_key'].map(
              (name) => `${column(name)} in (${words.map(bind).join(', ')})`,
            );
      return `(${[...any, ...(withoutGender ? [`${column('gender_key')} is null`] : [])].join(' or ')})`;
    },
  };
}
