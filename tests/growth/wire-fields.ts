import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { definitionOf } from '../fixtures/schema-definition.ts';

/** A text in a body: where it stands (`items.size`, `fields key` for the keys of a record), and its own limit. */
export interface TextField {
  path: string;
  most: number | undefined;
}

/** Every text of a body, read from its schema, so that a field that is added is among them. */
export function textsOf(schema: z.ZodMiniType, path = ''): TextField[] {
  const { type, shape, innerType, element, keyType, valueType, checks = [] } = definitionOf(schema);
  const inside = (one: z.ZodMiniType | undefined, name = '') => textsOf(one!, [path, name].filter(Boolean).join('.'));
  if (type === 'string')
    return [{ path, most: checks.map(({ _zod }) => _zod.def).find(({ check }) => check === 'max_length')?.maximum }];
  if (type === 'object') return Object.entries(shape!).flatMap(([name, one]) => inside(one, name));
  if (type === 'array') return inside(element);
  if (type === 'record') return [...textsOf(keyType!, `${path} key`), ...textsOf(valueType!, path)];
  if (type === 'optional' || type === 'nullable') return inside(innerType);
  if (type === 'number' || type === 'boolean' || type === 'enum') return [];
  throw new Error(`textsOf does not know a ${type}`);
}

/** The body with the text put where the path says. */
export function withText(body: unknown, path: string, text: string): unknown {
  const [name = '', ...rest] = path.split('.');
  if (Array.isArray(body)) return body.map((one) => withText(one, path, text));
  const object = body as Record<string, unknown>;
  const [record, isKey] = name.split(' ');
  if (isKey) return { ...object, [record!]: { [text]: Object.values(object[record!] as object)[0] } };
  const value = object[name];
  if (rest.length > 0) return { ...object, [name]: withText(value, rest.join('.'), text) };
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return { ...object, [name]: isRecord ? Object.fromEntries(Object.keys(value).map((key) => [key, text])) : text };
}

/** Names that the store API asks a query or the headers for, as they stand in its sources. */
export function namesRead(from: 'query' | 'headers'): string[] {
  const pattern =
    from === 'headers' ? /headers\.get\('([\w-]+)'\)/g : /(?:query|searchParams)\.get(?:All)?\('([\w-]+)'\)/g;
  const files = readdirSync('src/store-api', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(join('src/store-api', file), 'utf8').matchAll(pattern)].map(([, name]) => name!),
  );
  return [...new Set(found)].sort();
}
