import { type KnownPlaces, stateMistakes } from './known-places.ts';
import { below, type Mistake, repeated } from './mistake.ts';
import { ratesMistakes } from './rate-mistakes.ts';
import { TaxFile } from '../schema/tax.ts';

interface TaxContext {
  known: KnownPlaces;
  /** Names of the categories; undefined where they cannot be read. */
  categories: readonly string[] | undefined;
  /** store.yaml says whether prices include the tax. */
  saysIncluded: boolean;
}

/** What does not go together in tax.yaml. `given`: as it is written; parts that are wrong by themselves are left out. */
export function taxMistakes(given: unknown, { known, categories, saysIncluded }: TaxContext): Mistake[] {
  const file = Object(given) as Record<string, unknown>;
  const classes = classesOf(file);
  return [
    ...headMistakes(soundHead(file), known),
    ...(file.registration === 'regular' && !saysIncluded
      ? [
          {
            path: [],
            what: 'needs terms.taxIncluded in store.yaml: write true where prices include the tax, false where it is added',
          },
        ]
      : []),
    ...(file.registration === 'regular' && isEmpty(file.classes)
      ? [{ path: ['registration'], what: 'regular needs classes with their rates' }]
      : []),
    ...nameMistakes(classes, file.default),
    ...goodsMistakes(classes, categories),
    ...classes.flatMap(({ rates }, index) => below(['classes', index, 'rates'], ratesMistakes(rates, known))),
  ];
}

const Head = TaxFile.omit({ classes: true }).partial();

/** All but the classes, without what is wrong by itself. */
function soundHead({ classes, ...file }: Record<string, unknown>): Partial<TaxFile> {
  const { success, data, error } = Head.safeParse(file);
  if (success) return data;
  const wrong = new Set(
    error.issues.flatMap((one) =>
      one.code === 'unrecognized_keys' && one.path.length === 0 ? one.keys : one.path.slice(0, 1),
    ),
  );
  return Head.safeParse(Object.fromEntries(Object.entries(file).filter(([key]) => !wrong.has(key)))).data ?? {};
}

function headMistakes({ name, registration, state, halves }: Partial<TaxFile>, known: KnownPlaces): Mistake[] {
  const isComposition = registration === 'composition';
  return [
    ...(registration === 'regular' && name === undefined
      ? [{ path: [], what: 'name is missing: what shoppers read, such as GST or VAT' }]
      : []),
    ...(state === undefined && (halves || isComposition)
      ? [
          {
            path: [halves ? 'halves' : 'registration'],
            what: `${halves ? 'need' : 'composition needs'} state: the one that your shop is in`,
          },
        ]
      : []),
    ...(isComposition && halves && halves !== true && halves.across !== undefined
      ? [{ path: ['halves', 'across'], what: 'is never charged: under composition goods stay within the state' }]
      : []),
    ...(state === undefined ? [] : stateMistakes(state, ['state'], known)),
  ];
}

/** A class as it is written. */
interface Written {
  name?: string | undefined;
  hsn: { at: number; value: string }[];
  categories: { at: number; value: string }[];
  rates: unknown;
}

function classesOf({ classes }: Record<string, unknown>): Written[] {
  return listOf(classes).map((one) => {
    const { name, hsn, categories, rates } = Object(one) as Record<string, unknown>;
    return { name: typeof name === 'string' ? name : undefined, hsn: texts(hsn), categories: texts(categories), rates };
  });
}

function texts(list: unknown): { at: number; value: string }[] {
  return listOf(list).flatMap((value, at) => (typeof value === 'string' ? [{ at, value }] : []));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Names of classes that are there twice, and a standard that is not. */
function nameMistakes(classes: readonly Written[], standard: unknown): Mistake[] {
  const names = classes.flatMap(({ name }, index) => (name === undefined ? [] : [{ index, name }]));
  const twice = repeated(names, ({ name }) => name.toLowerCase()).map(({ index, name }) => ({
    path: ['classes', index, 'name'],
    what: `${name} is the name of another class too`,
  }));
  if (typeof standard !== 'string' || names.some(({ name }) => name === standard)) return twice;
  const there = names.length > 0 ? names.map(({ name }) => name).join(', ') : 'there is none';
  return [...twice, { path: ['default'], what: `names ${standard}, which is none of the classes: ${there}` }];
}

/** HSN codes and categories that are of two classes, or of no category. */
function goodsMistakes(classes: readonly Written[], categories: readonly string[] | undefined): Mistake[] {
  const goods = (key: 'hsn' | 'categories') =>
    classes.flatMap((one, index) =>
      one[key].map(({ at, value }) => ({
        path: ['classes', index, key, at],
        of: one.name ?? `entry ${index + 1}`,
        value,
      })),
    );
  const named = goods('categories');
  return [goods('hsn'), named]
    .flatMap((all): Mistake[] =>
      repeated(all, ({ value }) => value).map(({ path, value }) => ({
        path,
        what: `has ${value}, which is in ${all.find((one) => one.value === value)?.of} already`,
      })),
    )
    .concat(
      named.flatMap(({ path, value }) =>
        categories?.includes(value) === false
          ? [{ path, what: `names ${value}, which is not in categories.yaml` }]
          : [],
      ),
    );
}

function isEmpty(list: unknown): boolean {
  return list === undefined || (Array.isArray(list) && list.length === 0);
}
