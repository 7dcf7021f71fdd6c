import { classesOf, goodsMistakes, nameMistakes } from './written-classes.ts';
import { type KnownPlaces, stateMistakes } from './known-places.ts';
import { below, type Mistake } from './mistake.ts';
import { ratesMistakes } from './rate-mistakes.ts';
import type { KnownNames } from '../read/unread-names.ts';
import { TaxFile } from '../schema/tax.ts';

interface TaxContext {
  known: KnownPlaces;
  categories: KnownNames;
  /** store.yaml says whether prices include the tax. */
  saysIncluded: boolean;
}

/** What does not go together in tax.yaml. `given`: as it is written; what is wrong by itself the schema tells. */
export function taxMistakes(given: unknown, { known, categories, saysIncluded }: TaxContext): Mistake[] {
  const file = Object(given) as Record<string, unknown>;
  const classes = classesOf(file.classes);
  return [
    ...headMistakes(file, known),
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
function soundHead(file: Record<string, unknown>): Partial<TaxFile> {
  const keys = Object.keys(file).filter((key) => Object.hasOwn(Head.shape, key));
  const partOf = (some: readonly string[]) => Object.fromEntries(some.map((key) => [key, file[key]]));
  const { success, data, error } = Head.safeParse(partOf(keys));
  if (success) return data;
  const wrong = new Set(error.issues.map(({ path: [key] }) => key));
  return Head.safeParse(partOf(keys.filter((key) => !wrong.has(key)))).data ?? {};
}

function headMistakes(file: Record<string, unknown>, known: KnownPlaces): Mistake[] {
  const { registration, state, halves } = soundHead(file);
  const isComposition = registration === 'composition';
  return [
    ...(registration === 'regular' && file.name === undefined
      ? [{ path: [], what: 'name is missing: what shoppers read, such as GST or VAT' }]
      : []),
    ...(file.state === undefined && (halves || isComposition)
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

function isEmpty(list: unknown): boolean {
  return list === undefined || (Array.isArray(list) && list.length === 0);
}
