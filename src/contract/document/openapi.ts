import { API_PREFIX } from '#config.ts';
import type { EndpointName } from '../endpoint.ts';
import { allEndpoints } from './all-endpoints.ts';
import { errorSchema } from './answer-schema.ts';
import { capabilities } from './capabilities.ts';
import { type Components, operationOf } from './operation.ts';
import { headers, parameters, securitySchemes } from './shared-parts.ts';

const DESCRIPTION = `What the shop asks of a backend. The operations tagged \`specification\` are enough for a whole shop.
Each other tag is a capability: the shop uses it only where \`capabilities\` of GET /storeInfo name it.

An answer is described bare and in the other forms that the shop reads. It reads more leniently than these schemas say:
docs/backends.md has what it shows of an answer that lacks something. Money is a number in major units (rupees), times
are ISO 8601 in UTC, ids are text. Fields beyond the schemas are ignored, and an optional one may be null.`;

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument() {
  const components: Components = { schemas: { Error: errorSchema }, responses: {} };
  const paths: Record<string, Record<string, object>> = {};
  for (const name of Object.keys(allEndpoints) as EndpointName[]) {
    const { method, path } = allEndpoints[name];
    const address = path.replace(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf(name, components) };
  }
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Store API',
      version: '1.0.0',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: API_PREFIX }],
    tags: [
      { name: 'specification', description: 'What every backend answers.' },
      ...Object.entries(capabilities).map(([name, { promises, without }]) => ({
        name,
        description: `${promises} Without it: ${without}`,
      })),
    ],
    paths,
    components: {
      securitySchemes,
      parameters,
      headers,
      schemas: sorted(components.schemas),
      responses: sorted(components.responses),
    },
  };
}

/** The same as it is served, and committed as docs/openapi.json. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
