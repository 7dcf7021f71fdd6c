import type { EndpointName } from '../endpoint.ts';
import type { JsonSchema } from './json-schema.ts';

/** A form in which an answer may come. `wrap` makes it of the bare one; `schema` says the same of schemas. */
export interface Reading {
  name: string;
  wrap: (bare: unknown) => unknown;
  schema: (bare: JsonSchema) => JsonSchema;
}

const bare: Reading = { name: 'bare', wrap: (answer) => answer, schema: (schema) => schema };
const data = under('data');

/** Of a listing: how many products there are stands in `pagination`. */
const paginated: Reading = {
  name: 'with pagination',
  wrap: (answer) => {
    const { count, ...rest } = answer as { count: number };
    return { ...rest, pagination: { total: count } };
  },
  schema: ({ properties: { count = {}, ...others } = {} }) => ({
    type: 'object',
    properties: {
      ...others,
      pagination: { type: 'object', properties: { total: count }, required: ['total'] },
    },
    required: ['data', 'pagination'],
  }),
};

/** The reading of a list under `data` of the bare answer, alone. */
const list: Reading = {
  name: 'a list',
  wrap: (answer) => (answer as { data: unknown }).data,
  schema: (schema) => schema.properties?.data as JsonSchema,
};

/** Nothing of these is read but `success`, which stands nowhere else. */
const DONE: readonly Reading[] = [bare];

const READINGS: Partial<Record<EndpointName, readonly Reading[]>> = {
  products: [bare, paginated, data],
  related: [bare, list],
  orders: [bare, data, under('orders')],
  paymentFields: [bare, data, under('fields')],
  register: DONE,
  logout: DONE,
  forgotPassword: DONE,
  resetPassword: DONE,
  requestStock: DONE,
  subscribe: DONE,
};

/** The forms in which the shop reads an endpoint's answer, bare first. */
export function readingsOf(name: EndpointName): readonly Reading[] {
  return READINGS[name] ?? [bare, data];
}

function under(field: string): Reading {
  return {
    name: `under ${field}`,
    wrap: (answer) => ({ [field]: answer }),
    schema: (schema) => ({ type: 'object', properties: { [field]: schema }, required: [field] }),
  };
}
