import { API_PREFIX } from '#config.ts';
import type { EndpointName } from '../../endpoint.ts';
import { about } from '../about/endpoints.ts';
import { allEndpoints } from '../all-endpoints.ts';
import { anchorOf } from '../anchor.ts';
import { answerSchema } from '../answer-schema.ts';
import { errorsOf, refusalOf } from '../errors.ts';
import { finish } from '../finish.ts';
import { type JsonSchema, toMarkedSchema } from '../json-schema.ts';
import { schemaNames } from '../named-schemas.ts';
import { readingsOf } from '../readings.ts';
import { fieldTable } from './field-table.ts';
import { writeJson } from './write-json.ts';

/** Refusals that any endpoint may answer stand once on the page. */
const GENERAL = ['invalid-body', 'not-signed-in', 'cross-site', 'too-large', 'not-json', 'unknown-store', 'too-many'];
const OF_ANY = [...GENERAL, 'internal', 'unavailable'];

/** The section of docs/backends.md about an endpoint; schemas with a name are put into `schemas`. */
export function sectionOf(name: EndpointName, schemas: Record<string, JsonSchema>): string[] {
  const endpoint = allEndpoints[name];
  const { summary, text, example, more = {} } = about[name];
  const [, ...others] = readingsOf(name);
  const answer = answerSchema(name, schemas);
  return [
    `<a id="${anchorOf(endpoint)}"></a>`,
    '',
    `### ${endpoint.method} ${addressOf(name)}`,
    '',
    `${summary}${endpoint.capability ? ` (capability [\`${endpoint.capability}\`](#capabilities))` : ''}. ${text}`,
    '',
    ...requestOf(name, schemas),
    `Answer, ${example.status ?? 200}${whatOf(answer)}:`,
    '',
    ...json(example.answer),
    ...(others.length > 0
      ? [`Also read: ${others.map((reading) => formOf(reading.wrap(SHOWN[name] ?? '…'))).join(', ')}.`, '']
      : []),
    ...Object.entries(more).flatMap(([key, value]) => [`Another (${key}):`, '', ...json(value)]),
    ...refusalTable(name),
  ];
}

/** Stands for the bare answer where its other forms are named. */
const SHOWN: Partial<Record<EndpointName, unknown>> = {
  products: { data: ['…'], count: 1 },
  related: { data: ['…'] },
  orders: ['…'],
  paymentFields: ['…'],
};

function addressOf(name: EndpointName): string {
  return allEndpoints[name].path.replace(':id', '{id}');
}

function requestOf(name: EndpointName, schemas: Record<string, JsonSchema>): string[] {
  const { method, path, bearer, body } = allEndpoints[name];
  const { example, query = {} } = about[name];
  const search = new URLSearchParams(
    Object.entries(example.query ?? {}).map(([key, value]) => [key, String(value)]),
  ).toString();
  const schema = body && finish(toMarkedSchema(body, schemaNames, 'input'), schemas);
  return [
    ...(Object.keys(query).length > 0
      ? [
          '| Parameter | | Capability |',
          '|---|---|---|',
          ...Object.entries(query).map(
            ([key, { text, required, capability }]) =>
              `| ${required ? `**${key}**` : key} | ${text} | ${capability ? `\`${capability}\`` : ''} |`,
          ),
          '',
        ]
      : []),
    '```http',
    `${method} ${API_PREFIX}${path.replace(':id', example.id ?? '')}${search ? `?${search}` : ''}`,
    ...(bearer ? ['Authorization: Bearer eb4XyA0Qm1v2Jp9sTtFw'] : []),
    ...(body ? ['Content-Type: application/json', '', writeJson(example.body)] : []),
    '```',
    '',
    ...(schema ? [...fieldTable(schema), ''] : []),
  ];
}

function whatOf(answer: JsonSchema): string {
  const list = answer.type === 'array';
  const reference = (list ? (answer.items as JsonSchema) : answer).$ref;
  if (!reference) return '';
  const name = reference.split('/').at(-1) ?? '';
  return `, ${list ? 'a list of ' : ''}[${name}](#${name.toLowerCase()})`;
}

function refusalTable(name: EndpointName): string[] {
  const rows = errorsOf(allEndpoints[name]).flatMap(([status, codes]) =>
    codes.filter((code) => !OF_ANY.includes(code)).map((code) => [status, code] as const),
  );
  if (rows.length === 0) return [];
  return [
    '| Refusal | Code | When |',
    '|---|---|---|',
    ...rows.map(([status, code]) => `| ${status} | \`${code}\` | ${refusalOf(code).when} |`),
    '',
  ];
}

/** The refusals that any endpoint may answer. */
export function generalRefusals(): string[] {
  const statuses = new Map(
    Object.values(allEndpoints).flatMap((endpoint) =>
      errorsOf(endpoint).flatMap(([status, codes]) => codes.map((code) => [code, status] as const)),
    ),
  );
  return [
    '| Status | Code | When |',
    '|---|---|---|',
    ...OF_ANY.map((code) => `| ${statuses.get(code) ?? ''} | \`${code}\` | ${refusalOf(code).when} |`),
  ];
}

function formOf(value: unknown): string {
  return `\`${writeJson(value).replaceAll('"…"', '…')}\``;
}

function json(value: unknown): string[] {
  return ['```json', writeJson(value), '```', ''];
}
