import fc from 'fast-check';
import type * as z from 'zod/mini';
import { ODD_TEXT, ODD_VALUE } from './odd-values.ts';
import { type Definition, definitionOf } from '../../fixtures/schema-definition.ts';

/** Values known to pass, by the name of their field; `X key` for the keys of the record X. */
export type Samples = Record<string, unknown[]>;

/**
 * Bodies of a schema, right in most places: read from its own definition, so that a field that is added is fuzzed too.
 */
export function bodiesOf(schema: z.ZodMiniType, samples: Samples): fc.Arbitrary<unknown> {
  return mutated(valid(schema, samples, ''));
}

function valid(schema: z.ZodMiniType, samples: Samples, name: string): fc.Arbitrary<unknown> {
  const definition = definitionOf(schema);
  const { shape, innerType, element, keyType, valueType } = definition;
  if (samples[name]) return fc.constantFrom(...samples[name]);
  const inner = (one: z.ZodMiniType | undefined, of = name) => valid(one!, samples, of);
  switch (definition.type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(shape!).map(([key, one]) => [key, inner(one, key)])));
    case 'array':
      return fc.array(inner(element), { minLength: 1, maxLength: 4 });
    case 'record':
      return fc.dictionary(inner(keyType, `${name} key`) as fc.Arbitrary<string>, inner(valueType), {
        minKeys: 1,
        maxKeys: 4,
      });
    case 'optional':
      return fc.option(inner(innerType), { nil: undefined, freq: 2 });
    case 'nullable':
      return fc.option(inner(innerType), { nil: null, freq: 3 });
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries!));
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: limit(definition, 'greater_than') ?? 0, max: limit(definition, 'less_than') ?? 5 });
    case 'string':
      return words(definition);
    default:
      throw new Error(`bodiesOf does not know how to make a ${definition.type}`);
  }
}

function words(definition: Definition): fc.Arbitrary<string> {
  const most = limit(definition, 'max_length') ?? 50;
  return fc.string({
    unit: 'grapheme',
    minLength: limit(definition, 'min_length') ?? 0,
    maxLength: Math.min(most, 30),
  });
}

function limit({ checks = [] }: Definition, kind: string): number | undefined {
  const found = checks.map(({ _zod }) => _zod.def).find(({ check }) => check === kind) as
    { minimum?: number; maximum?: number; value?: number } | undefined;
  return found?.minimum ?? found?.maximum ?? found?.value;
}

/** The body itself; or with one thing in it replaced, taken away or added; or something else altogether. */
function mutated(body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changed = fc
    .tuple(body, fc.nat(), fc.constantFrom('replace', 'replace', 'remove', 'add'), ODD_VALUE, ODD_TEXT)
    .map(([body, at, how, odd, key]) => {
      // Constants are shared: nothing may be put into them.
      const [whole, value] = structuredClone([body, odd]);
      const holders = objectsIn(whole);
      const holder = holders[at % holders.length];
      if (!holder) return value;
      const keys = Object.keys(holder);
      const chosen = keys[Math.floor(at / holders.length) % Math.max(1, keys.length)] ?? key;
      const name = how === 'add' ? key : chosen;
      if (how === 'remove') Reflect.deleteProperty(holder, chosen);
      // A list's length is no field of a body, and most values for it are refused by the language.
      else if (!Array.isArray(holder) || name !== 'length')
        Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
      return whole;
    });
  return fc.oneof(
    { weight: 4, arbitrary: body },
    { weight: 7, arbitrary: changed },
    { weight: 1, arbitrary: ODD_VALUE },
  );
}

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}
