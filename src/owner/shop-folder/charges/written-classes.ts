import { type Mistake, repeated } from './mistake.ts';
import { entriesOf } from '../read/sound-entries.ts';
import type { KnownNames } from '../read/unread-names.ts';
import { nearHint } from '../near-hint.ts';

/** A tax class as it is written. */
interface Written {
  name?: string | undefined;
  hsn: { at: number; value: string }[];
  categories: { at: number; value: string }[];
  rates: unknown;
}

export function classesOf(classes: unknown): Written[] {
  return entriesOf(classes).map((one) => {
    const { name, hsn, categories, rates } = Object(one) as Record<string, unknown>;
    return { name: typeof name === 'string' ? name : undefined, hsn: texts(hsn), categories: texts(categories), rates };
  });
}

function texts(list: unknown): { at: number; value: string }[] {
  return entriesOf(list).flatMap((value, at) => (typeof value === 'string' ? [{ at, value }] : []));
}

/** Names of classes that are there twice, and a standard that is not. */
export function nameMistakes(classes: readonly Written[], standard: unknown): Mistake[] {
  const names = classes.flatMap(({ name }, index) => (name === undefined ? [] : [{ index, name }]));
  const twice = repeated(names, ({ name }) => name.toLowerCase()).map(({ index, name }) => ({
    path: ['classes', index, 'name'],
    what: `${name} is the name of another class too`,
  }));
  if (typeof standard !== 'string' || names.some(({ name }) => name === standard)) return twice;
  const there = names.length > 0 ? [...new Set(names.map(({ name }) => name))].join(', ') : 'there is none';
  return [...twice, { path: ['default'], what: `names ${standard}, which is none of the classes: ${there}` }];
}

/** HSN codes and categories that are of two classes, or of no category. */
export function goodsMistakes(classes: readonly Written[], categories: KnownNames): Mistake[] {
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
        what: `has ${value}, which is in ${all.find((one) => one.value === value)?.of ?? ''} already`,
      })),
    )
    .concat(
      named.flatMap(({ path, value }) => {
        const { names, mayBe } = categories;
        if (names.includes(value) || mayBe(value)) return [];
        const hint = nearHint(value, names, `: one of ${names.join(', ')}`);
        return [{ path, what: `names ${value}, which is not in categories.yaml${hint}` }];
      }),
    );
}
