import type { EndpointName, ServerEndpoint } from '../endpoint.ts';
import { about } from './about/endpoints.ts';
import type { Parameter } from './about/about.ts';
import { allEndpoints } from './all-endpoints.ts';
import { anchorOf } from './anchor.ts';
import { answerSchema } from './answer-schema.ts';
import { errorsOf, refusalOf } from './errors.ts';
import { finish } from './finish.ts';
import { type JsonSchema, toMarkedSchema } from './json-schema.ts';
import { schemaNames } from './named-schemas.ts';
import { readingsOf } from './readings.ts';

/** Of the document, by their names. */
export interface Components {
  schemas: Record<string, JsonSchema>;
  responses: Record<string, object>;
}

/** Endpoints that do a thing once for one key. */
const KEYED: readonly EndpointName[] = ['createOrder', 'createPayment', 'cancelPieces', 'returnPieces'];

/** The Operation Object of an endpoint. What others have too is put into `components`. */
export function operationOf(name: EndpointName, components: Components): object {
  const endpoint = allEndpoints[name];
  const { bearer, body, capability, path } = endpoint;
  const { summary, text, example, query = {} } = about[name];
  const parameters = [
    ...(path.includes(':id') ? [idParameter(example.id)] : []),
    ...Object.entries(query).map(([parameter, says]) => queryParameter(parameter, says, example.query?.[parameter])),
    ...(KEYED.includes(name) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  return {
    operationId: name,
    tags: [capability ?? 'specification'],
    summary,
    description: `${text} See docs/backends.md#${anchorOf(endpoint)}.`,
    ...(capability && { 'x-capability': capability }),
    ...(bearer && { security: [{ bearer: [] }] }),
    ...(name === 'order' && { security: [{}, { bearer: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: bodyOf(body, example.body, components) }),
    responses: {
      [example.status ?? 200]: successOf(name, components),
      ...Object.fromEntries(
        errorsOf(endpoint).map(([status, codes]) => [status, refusalsOf(status, codes, components)]),
      ),
    },
  };
}

function idParameter(example: unknown) {
  return { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 200 }, example };
}

function queryParameter(name: string, { text, schema, required, capability }: Parameter, example: unknown) {
  return {
    name,
    in: 'query',
    description: capability ? `${text} Capability \`${capability}\`.` : text,
    ...(required && { required }),
    schema,
    ...(example !== undefined && { example }),
    ...(capability && { 'x-capability': capability }),
  };
}

function bodyOf(body: NonNullable<ServerEndpoint['body']>, example: unknown, { schemas }: Components): object {
  const schema = finish(toMarkedSchema(body, schemaNames, 'input'), schemas);
  return { required: true, content: { 'application/json': { schema, example } } };
}

function successOf(name: EndpointName, { schemas }: Components): object {
  const { example, more = {} } = about[name];
  const { method, bearer } = allEndpoints[name];
  const bare = answerSchema(name, schemas);
  const readings = readingsOf(name);
  const forms = readings.map((reading) => ({ title: reading.name, ...reading.schema(bare) }));
  const isCached = method === 'GET' && !bearer && name !== 'order';
  return {
    description: `The answer${forms.length > 1 ? `: ${readings.map((reading) => reading.name).join(', or ')}` : ''}.`,
    ...(isCached && { headers: { 'Cache-Control': { $ref: '#/components/headers/CacheControl' } } }),
    content: {
      'application/json': {
        schema: forms.length > 1 ? { anyOf: forms } : bare,
        examples: {
          ...Object.fromEntries(
            readings.map((reading) => [keyOf(reading.name), { value: reading.wrap(example.answer) }]),
          ),
          ...Object.fromEntries(Object.entries(more).map(([key, value]) => [key, { value }])),
        },
      },
    },
  };
}

/** Several endpoints refuse with the same codes. */
function refusalsOf(status: number, codes: string[], { responses }: Components): object {
  const name = codes.join('-or-');
  responses[name] ??= responseOf(status, codes);
  return { $ref: `#/components/responses/${name}` };
}

function responseOf(status: number, codes: string[]): object {
  const known = codes.map((code) => [code, refusalOf(code)] as const);
  return {
    description: known.map(([code, { when }]) => `\`${code}\`: ${when}`).join('\n\n'),
    ...(status === 401 && { headers: { 'WWW-Authenticate': { schema: { type: 'string', const: 'Bearer' } } } }),
    ...([429, 503].includes(status) && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        examples: Object.fromEntries(known.map(([code, { body }]) => [code, { value: body }])),
      },
    },
  };
}

function keyOf(name: string): string {
  return name.replaceAll(' ', '-');
}
