import * as z from 'zod/mini';

/**
 * Pieces for reading answers of backends that differ in small ways: a missing or null value falls back instead of
 * failing the whole answer.
 */

/** A string; null, missing or another type becomes ''. Numbers become their text (ids). */
export const text = z.pipe(
  z.unknown(),
  z.transform((value) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')),
);

/** A non-empty string or undefined. */
export const optionalText = z.pipe(
  text,
  z.transform((value) => (value === '' ? undefined : value)),
);

/** A finite number (a numeric string counts), else undefined. */
export const optionalNumber = z.pipe(
  z.unknown(),
  z.transform((value) => {
    if (typeof value === 'string' && value.trim() !== '') value = Number(value);
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  }),
);

/** A number as above; whatever has none is refused. */
export const requiredNumber = required(optionalNumber);

/** A number as above, else 0. */
export const numberOrZero = z.pipe(
  optionalNumber,
  z.transform((n) => n ?? 0),
);

/**
 * The value that the schema reads, or the fallback: zod's own `catch` brings 3 KB to the browser. `reads` and `lists`
 * are for document/json-schema.ts, which cannot look into a function.
 */
/* @__NO_SIDE_EFFECTS__ */
export function readOr<S extends z.ZodMiniType, F>(schema: S, fallback: F) {
  const reader = z.pipe(
    z.unknown(),
    z.transform((value): z.output<S> | F => {
      const read = schema.safeParse(value);
      return read.success ? read.data : fallback;
    }),
  );
  return Object.assign(reader, { reads: schema });
}

/** A text that is not empty; whatever has none is refused. */
export const requiredText = required(optionalText);

/** True or false; anything else is undefined. */
export const optionalFlag = z.pipe(
  z.unknown(),
  z.transform((value) => (typeof value === 'boolean' ? value : undefined)),
);

/** The same; anything else is refused. */
export const requiredFlag = required(optionalFlag);

/** A list whose unreadable entries are dropped; anything that is no list becomes []. */
/* @__NO_SIDE_EFFECTS__ */
export function list<S extends z.ZodMiniType>(item: S) {
  const reader = z.pipe(
    z.unknown(),
    z.transform((value): z.output<S>[] =>
      Array.isArray(value)
        ? value.flatMap((entry) => {
            const read = item.safeParse(entry);
            return read.success ? [read.data] : [];
          })
        : [],
    ),
  );
  return Object.assign(reader, { lists: item });
}

/** A list of texts; anything that is no list is undefined. */
export const optionalTexts = z.pipe(
  z.unknown(),
  z.transform((value): string[] | undefined =>
    Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined,
  ),
);

/** A map of strings; numbers and flags become their text, other entries are dropped. No key is special. */
export const textMap = z.pipe(
  z.unknown(),
  z.transform((value): Record<string, string> => {
    const map = Object.create(null) as Record<string, string>;
    if (value && typeof value === 'object' && !Array.isArray(value))
      for (const [key, entry] of Object.entries(value))
        if (['string', 'number', 'boolean'].includes(typeof entry)) map[key] = String(entry);
    return { ...map };
  }),
);

/** The value itself, or what stands under its `data` field when that is an object. */
export function bareOrData<S extends z.ZodMiniType>(schema: S) {
  return z.pipe(z.transform(underData), schema);
}

/** A list answer: bare, under `data`, or under the given field. */
export function bareOrUnder<S extends z.ZodMiniType>(field: string, item: S) {
  return z.pipe(
    z.transform((value: unknown): unknown => {
      if (Array.isArray(value)) return value;
      if (!isObject(value)) return [];
      const inner = value[field] ?? value.data;
      return Array.isArray(inner) ? inner : isObject(inner) && Array.isArray(inner[field]) ? inner[field] : [];
    }),
    list(item),
  );
}

/**
 * What the schema reads, and the fallback where the field is missing: zod's own default is further code for the
 * browser. `reads` and `fallback` are for document/json-schema.ts.
 */
/* @__NO_SIDE_EFFECTS__ */
export function orElse<S extends z.ZodMiniType, F>(schema: S, fallback: F) {
  const reader = z.pipe(
    z.optional(schema),
    // oxlint-disable-next-line typescript/prefer-nullish-coalescing -- null is a value that came
    z.transform((value): Exclude<z.output<S>, undefined> | F => (value === undefined ? fallback : value) as never),
  );
  return Object.assign(reader, { reads: schema, fallback });
}

/** Refuses what a reader has found nothing in. zod's own schemas for that would be further code for the browser. */
/* @__NO_SIDE_EFFECTS__ */
export function required<T>(reader: z.ZodMiniType<T | undefined>): z.ZodMiniType<T> {
  return z.pipe(
    reader,
    z.transform((value: T | undefined, { issues }) => {
      if (value === undefined) issues.push({ code: 'custom', input: value });
      return value as T;
    }),
  );
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function underData(value: unknown): unknown {
  return isObject(value) && isObject(value.data) ? value.data : value;
}
