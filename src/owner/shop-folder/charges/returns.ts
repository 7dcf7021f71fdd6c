import type { Mistake } from './mistake.ts';
import type { Stated } from './stated/stated.ts';
import type { FolderProblem } from '../folder-problem.ts';
import { type Checked, nameOf } from '../read/check-yaml.ts';
import { soundEntries } from '../read/sound-entries.ts';
import type { KnownNames } from '../read/unread-names.ts';
import { text } from '../schema/fields.ts';
import type { StoreFile } from '../store-schema.ts';
import { nearHint } from '../near-hint.ts';
import { isInUnion, type ReturnsSettings, WITHDRAWAL_DAYS } from '#store-api/shop/stores/returns-settings.ts';
import { toPaise } from '#lib/minor-units.ts';

/** What does nothing where shoppers do not ask for returns. */
const OF_ONLINE = ['exchange', 'fee', 'never', 'delivery'] as const;

/** What of `returns` in store.yaml does not go together with the terms and categories of the shop. */
export function returnsProblems(
  store: Pick<Checked<unknown>, 'given' | 'lineOf'> | undefined,
  categories: KnownNames,
): FolderProblem[] {
  if (!store) return [];
  const { returns, terms } = Object(store.given) as { returns?: unknown; terms?: unknown };
  if (returns === undefined) return [];
  const given = Object(returns) as Record<string, unknown>;
  return [
    ...mistakesOf(given, Object(terms) as Record<string, unknown>),
    ...neverMistakes(given.never, categories),
  ].map(({ path, what }) => {
    const at = ['returns', ...path];
    return { file: 'store.yaml', line: store.lineOf(at), what: `${nameOf(at)} ${what}` };
  });
}

/** That what the law of the EU gives back is not given back, where shoppers withdraw from all of an order. */
export function returnsNotes({
  value,
  lineOf,
}: Pick<Checked<unknown>, 'lineOf'> & { value: StoreFile }): FolderProblem[] {
  const { returns, terms } = value;
  if (!returns?.online || returns.delivery !== undefined || !isInUnion(terms?.country)) return [];
  const what =
    'in the EU who withdraws from all of an order gets back what its delivery cost too: returns.delivery: true says so';
  return [{ file: 'store.yaml', line: lineOf(['returns', 'online']), what }];
}

function mistakesOf(given: Record<string, unknown>, terms: Record<string, unknown>): Mistake[] {
  const { returnDays, returnFees, country } = terms;
  const days = typeof returnDays === 'number' ? returnDays : 0;
  if (given.online === undefined)
    return OF_ONLINE.filter((key) => given[key] !== undefined).map((key) => ({
      path: [key],
      what: 'does nothing without online: true beside it',
    }));
  const isShort = isInUnion(typeof country === 'string' ? country : undefined) && days < WITHDRAWAL_DAYS;
  return [
    ...(days === 0
      ? [{ path: ['online'], what: 'needs terms.returnDays: in how many days something may go back' }]
      : isShort
        ? [
            {
              path: ['online'],
              what: `needs terms.returnDays of at least ${WITHDRAWAL_DAYS}: so long the law of the EU lets a consumer withdraw`,
            },
          ]
        : []),
    ...(given.fee !== undefined && given.fee !== 0 && returnFees !== 'customer'
      ? [{ path: ['fee'], what: 'needs terms.returnFees: customer, since the shopper pays it' }]
      : []),
  ];
}

function neverMistakes(never: unknown, { names, mayBe }: KnownNames): Mistake[] {
  return soundEntries(never, text(60)).flatMap(({ index, entry }) => {
    if (names.includes(entry) || mayBe(entry)) return [];
    const hint = nearHint(entry, names, `: one of ${names.join(', ')}`);
    return [{ path: ['never', index], what: `names ${entry}, which is not in categories.yaml${hint}` }];
  });
}

/** What `returns` states. `write` makes text of paise. */
export function statedReturns(settings: ReturnsSettings | undefined, write: (paise: number) => string): Stated[] {
  if (!settings) return [];
  const { online, cancel, exchange, fee, never = [], delivery } = settings;
  const yes = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'yes' : 'no');
  return [
    {
      what: 'returns by shoppers',
      facts: [
        { name: 'asked for online', value: yes(online) },
        { name: 'cancelled before they are packed', value: yes(cancel) },
        { name: 'another size', value: yes(exchange) },
        { name: 'the way back', value: fee === undefined ? undefined : write(toPaise(fee)) },
        { name: 'categories that stay', value: never },
        { name: 'delivery given back', value: yes(delivery) },
      ],
    },
  ];
}
