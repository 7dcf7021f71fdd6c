import type * as z from 'zod';

/** The entries of a list that are right by themselves, with their places: the others are told by the file's schema. */
export function soundEntries<T>(given: unknown, schema: z.ZodType<T>): { index: number; entry: T }[] {
  return entriesOf(given).flatMap((one, index) => {
    const { data } = schema.safeParse(one);
    return data === undefined ? [] : [{ index, entry: data }];
  });
}

/** None, where it is no list. */
export function entriesOf(given: unknown): unknown[] {
  return Array.isArray(given) ? given : [];
}
