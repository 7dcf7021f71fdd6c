import type { CatalogueProduct } from './read/catalogue-product.ts';
import { stripped } from '#lib/text/terminal-text.ts';

/** What a catalogue says of stock. */
export interface StockFindings {
  /** How many choices its products have, and how many of them have a number of stock. */
  choices: number;
  counted: number;
  /** Those of which stock.csv says that they are not counted, each by its handle, size and colour. */
  waived: string[];
  /** The others. */
  uncounted: string[];
}

/** A line of stock.csv, as far as it counts. */
interface CountedLine {
  quantity: number | null;
  variants: readonly { handle: string; key: string }[];
}

const SHOWN = 3;

/**
 * The numbers of stock of visible products, or of all where none is visible: those of stock.csv, then those of the
 * catalogue itself.
 */
export function stockFindings(
  products: readonly CatalogueProduct[],
  lines: readonly CountedLine[] = [],
): StockFindings {
  const nameOf = (handle: string, key: string) => JSON.stringify([handle, key]);
  const numbers = new Map(
    lines.flatMap(({ quantity, variants }) =>
      variants.map(({ handle, key }) => [nameOf(handle, key), quantity] as const),
    ),
  );
  const shown = products.filter(({ visible }) => visible);
  const choices = (shown.length > 0 ? shown : products).flatMap(({ handle, variants }) =>
    variants.map((variant) => ({ handle, ...variant })),
  );
  const {
    counted = [],
    waived = [],
    uncounted = [],
  } = Object.groupBy(choices, ({ handle, key, stock }) => {
    const number = numbers.get(nameOf(handle, key));
    if (number === null) return 'waived';
    return (number ?? stock) === null ? 'uncounted' : 'counted';
  });
  const names = (some: typeof choices) =>
    some.map(({ handle, size, color }) => [handle, size, color].filter(Boolean).join(', '));
  return { choices: choices.length, counted: counted.length, waived: names(waived), uncounted: names(uncounted) };
}

/** What the numbers mean for the shop. `counts`: where an owner writes numbers; `place`: what was looked at. */
export function stockLine(
  { choices, counted, waived, uncounted }: StockFindings,
  counts: string,
  place = 'the file',
): string {
  if (choices > 0 && counted === choices)
    return `Every size has a number of stock in ${place}, which counts when the size is new.`;
  if (counted === 0 && waived.length === 0)
    return `No numbers of stock in ${place}: every size is sold without counting when it is new, until you count it: ${counts}.`;
  const [others, are, theyAre, them] =
    uncounted.length === 1 ? ['other', 'is', 'it is', 'it'] : ['others', 'are', 'they are', 'them'];
  const parts = [
    `${counted} of ${choices} sizes ${counted === 1 ? 'has' : 'have'} a number of stock in ${place}`,
    ...(waived.length > 0
      ? [`${waived.length} (${someNames(waived)}) ${waived.length === 1 ? 'is' : 'are'} not counted, as stock.csv says`]
      : []),
    ...(uncounted.length > 0
      ? [
          `the ${others} (${someNames(uncounted)}) ${are} sold without counting when ${theyAre} new, until you count ${them}: ${counts}`,
        ]
      : []),
  ];
  return `${stripped(parts.join('; '))}.`;
}

/** Of choices that products.csv alone counts: how their stock is changed once they are in the shop (D312). */
export function restockLines(products: readonly CatalogueProduct[], lines: readonly CountedLine[]): string[] {
  const named = new Set(
    lines.flatMap(({ variants }) => variants.map(({ handle, key }) => JSON.stringify([handle, key]))),
  );
  const alone = products.flatMap(({ handle, variants }) =>
    variants.filter(({ key, stock }) => stock !== null && !named.has(JSON.stringify([handle, key]))),
  );
  if (alone.length === 0) return [];
  return [
    `${alone.length} of these numbers ${alone.length === 1 ? 'stands' : 'stand'} in products.csv alone. Once such a size is in \
the shop, \`npm run store -- stock add SKU N\` restocks it: its first line in stock.csv is only remembered, the next ones count.`,
  ];
}

function someNames(names: readonly string[]): string {
  const more = names.length - SHOWN;
  return [...names.slice(0, SHOWN), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** SKUs that several products have, with their handles. */
export function skusOfSeveral(products: readonly CatalogueProduct[]): { sku: string; handles: string[] }[] {
  const handlesOf = new Map<string, Set<string>>();
  for (const { handle, variants } of products)
    for (const { sku } of variants) if (sku !== null) handlesOf.set(sku, (handlesOf.get(sku) ?? new Set()).add(handle));
  return [...handlesOf].flatMap(([sku, handles]) => (handles.size > 1 ? [{ sku, handles: [...handles] }] : []));
}
