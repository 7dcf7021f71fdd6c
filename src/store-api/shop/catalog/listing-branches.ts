import type { FacetBucket } from './facet-bucket.ts';
import type { Bind } from '../../base/db/parameters.ts';
import { countProducts } from './facet-counts.ts';
import { impliesAnyOf, type ProductFilter } from './product-filter.ts';
import type { Engine } from '../../base/db/engine.ts';
import { isGendered } from '#contract/listing-query.ts';

interface Condition {
  /** How many entries the condition selects from an index, if there is an index for it. */
  index?: { size: number };
  text: (bind: Bind, column: (name: string) => string) => string;
}

/**
 * One branch of a UNION ALL: `lead` selects a range of an index, whose entries are in the order of listings already.
 */
export interface Branch {
  lead: Condition | undefined;
  others: Condition[];
}

/**
 * A filter as branches that have no product in common. There are two for the categories `men` and `women`, because
 * these match products of that category or of that gender (docs/behaviour.md 7.products).
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

/** `select position, id` of a branch, without an order. With `after`, only the rows that follow it. */
export function branchText(
  { lead, others }: Branch,
  { bind, engine, storeId, after }: { bind: Bind; engine: Engine; storeId: string; after: SortKey | undefined },
): string {
  // SQLite chooses an index without knowing how many entries match. A `+` keeps it from using one for this column.
  const unindexed = (name: string) => (engine === 'sqlite' ? `+${name}` : name);
  const conditions = [`store_id = ${bind(storeId)}`, 'visible = 1'];
  if (lead) conditions.push(lead.text(bind, String));
  conditions.push(...others.map((condition) => condition.text(bind, unindexed)));
  if (after) conditions.push(`(position, id) > (${bind(after.position)}, ${bind(after.id)})`);
  return `select position, id from products where ${conditions.join(' and ')}`;
}

/** The keyset key of a row: listings are in the order of position and id. */
export interface SortKey {
  position: number;
  id: string;
}

/** The condition that selects the fewest entries leads. */
function branch(conditions: Condition[]): Branch {
  const sizeOf = ({ index }: Condition) => index?.size ?? Infinity;
  const [lead] = conditions.filter(({ index }) => index).sort((one, other) => sizeOf(one) - sizeOf(other));
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

/** The literal stands in the text, because only then the database uses the partial index. */
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
