import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../fixtures/endpoints.ts';
import { about } from '#contract/document/about/endpoints.ts';
import { answerSchema, errorSchema } from '#contract/document/answer-schema.ts';
import { errorsOf, refusalOf } from '#contract/document/errors.ts';
import { openApiDocument, openApiText } from '#contract/document/openapi.ts';
import { readingsOf } from '#contract/document/readings.ts';
import { refusals } from '#contract/document/refusals.ts';
import type { EndpointName } from '#contract/endpoint.ts';
import { PRODUCT_PARAMETERS } from '#contract/listing-query.ts';

const names = Object.keys(endpoints) as EndpointName[];
const document = openApiDocument();
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(document, 'document');

test('docs/openapi.json is the contract as it is now: npm run openapi writes it', () => {
  expect(readFileSync('docs/openapi.json', 'utf8')).toBe(openApiText());
});

describe('the document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });
  test('has every endpoint of the contract, and no other', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]: [string, { operationId?: string }]) => [
        operationId,
        `${method} ${path}`,
      ]),
    );
    expect(Object.fromEntries(operations)).toEqual(
      Object.fromEntries(
        names.map((name) => {
          const { method, path } = endpoints[name];
          return [name, `${method.toLowerCase()} ${path.replace(':id', '{id}')}`];
        }),
      ),
    );
  });
  test('every reference leads to something', () => {
    const references = [...openApiText().matchAll(/"\$ref": "#\/([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(references.length).toBeGreaterThan(100);
    for (const path of new Set(references))
      expect(
        path.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document),
        path,
      ).toBeDefined();
  });
  test('every parameter of GET /products is described', () => {
    expect(Object.keys(about.products.query ?? {})).toEqual(PRODUCT_PARAMETERS);
  });
  test('every code of the contract is explained, in the words of the embedded API', () => {
    const codes = new Set(names.flatMap((name) => errorsOf(endpoints[name]).flatMap(([, some]) => some)));
    expect([...codes].sort()).toEqual(Object.keys(refusals).sort());
    const valid = ajv.compile(errorSchema);
    for (const code of codes) expect(valid(refusalOf(code).body), code).toBe(true);
  });
  test('every schema is JSON Schema 2020-12', () => {
    const schemas = [...Object.values(document.components.schemas), ...schemasIn(document.paths)];
    expect(schemas.length).toBeGreaterThan(60);
    for (const schema of schemas) expect(ajv.validateSchema(schema), JSON.stringify(schema)).toBe(true);
  });
});

describe.each(names)('the examples of %s', (name) => {
  const { example, more = {} } = about[name];
  const { answer, body, capability } = endpoints[name];

  test('are what the document asks for', () => {
    const valid = ajv.compile(answerSchema(name));
    for (const one of [example.answer, ...Object.values(more)]) {
      valid(one);
      expect(valid.errors ?? []).toEqual([]);
    }
  });
  test('are read by the shop, and every reading alike', () => {
    const bare = answer.parse(example.answer);
    for (const reading of readingsOf(name))
      expect(answer.parse(reading.wrap(example.answer)), reading.name).toEqual(bare);
  });
  test('are valid in each of the forms', () => {
    const { method, path } = endpoints[name];
    const pointer = `/responses/${example.status ?? 200}/content/application~1json/schema`;
    const valid = ajv.compile({ $ref: pointerTo(path.replace(':id', '{id}'), method.toLowerCase(), pointer) });
    for (const reading of readingsOf(name)) expect(valid(reading.wrap(example.answer)), reading.name).toBe(true);
  });
  test('have a body that the embedded API takes', () => {
    expect(example.body === undefined).toBe(body === undefined);
    expect(body?.safeParse(example.body).error).toBeUndefined();
  });
  test('are of the specification, or of a capability', () => {
    expect(
      capability === undefined || capability in Object.fromEntries(document.tags.map((tag) => [tag.name, 1])),
    ).toBe(true);
  });
});

function pointerTo(path: string, method: string, pointer: string): string {
  return `document#/paths/${path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method}${pointer}`;
}

/** The values of every `schema`, of bodies, answers and parameters. */
function schemasIn(part: unknown): object[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    key === 'schema' && typeof value === 'object' && value !== null ? [value] : schemasIn(value),
  );
}
