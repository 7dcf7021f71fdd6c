import { describe, expect, test } from 'vitest';
import { endpoints } from '../../fixtures/endpoints.ts';
import { answerSchema, errorSchema } from '#contract/document/answer-schema.ts';
import type { EndpointName } from '#contract/endpoint.ts';

const names = Object.keys(endpoints) as EndpointName[];

describe('what the document asks of an answer', () => {
  test.each(names)('%s: every value has a type', (name) => {
    expect(untyped(answerSchema(name))).toEqual([]);
  });
  test('types are exact, and optional values may be null', () => {
    const [product] = itemsOf(answerSchema('products').properties?.data);
    expect(product).toMatchObject({
      required: ['id', 'title'],
      properties: { id: { type: 'string' }, title: { type: 'string' }, regularPrice: { type: ['number', 'null'] } },
    });
  });
  test('what the shop reads leniently and cannot show truthfully without is required', () => {
    expect(answerSchema('authorize')).toMatchObject({ required: ['token'], properties: { token: { minLength: 1 } } });
    expect(answerSchema('products').required).toEqual(['data', 'count']);
    expect(answerSchema('order').required).toEqual(['id', 'shippingAddress', 'createdAt', 'items']);
    expect(errorSchema).toMatchObject({ required: ['error'], properties: { error: { type: 'string' } } });
  });
  test('a default that means something when left out is not required', () => {
    const [product] = itemsOf(answerSchema('products').properties?.data);
    const [variant] = itemsOf((product?.properties as Schema).variants);
    expect(variant).toMatchObject({ properties: { available: { type: 'boolean', default: true } } });
    expect(variant).not.toHaveProperty('required');
  });
  test('fields beyond it are allowed', () => {
    for (const name of names) expect(JSON.stringify(answerSchema(name))).not.toContain('"additionalProperties":false');
  });
});

type Schema = Record<string, unknown>;

/** The paths of schemas that say nothing at all, which is what zod writes for a function. */
function untyped(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, items, additionalProperties, anyOf, ...rest } = schema as Schema;
  const says = ['type', 'const', 'enum', '$ref', 'required'].some((key) => key in rest) || anyOf !== undefined;
  return [
    ...(says ? [] : [path]),
    ...Object.entries((properties ?? {}) as Schema).flatMap(([name, one]) => untyped(one, `${path}.${name}`)),
    ...untyped(items, `${path}[]`),
    ...untyped(additionalProperties, `${path}{}`),
    ...((anyOf ?? []) as unknown[]).flatMap((one) => untyped(one, path)),
  ];
}

function itemsOf(list: unknown): Schema[] {
  return [(list as { items: Schema }).items];
}
