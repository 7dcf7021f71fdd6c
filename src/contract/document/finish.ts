import { type JsonSchema, NAME, OPTIONAL } from './json-schema.ts';
import { namedSchemas } from './named-schemas.ts';

type Schemas = Record<string, JsonSchema>;

/**
 * A schema without marks: an optional value may be null, and a named one has what named-schemas.ts says of it. With
 * `components` it stands there, and a reference in its place.
 */
export function finish(marked: JsonSchema, components?: Schemas): JsonSchema {
  const { [OPTIONAL]: optional, [NAME]: name, ...rest } = marked;
  const named = typeof name === 'string' ? name : '';
  let schema: JsonSchema = {};
  for (const [key, value] of Object.entries(withNotes(rest, namedSchemas[named]?.says)))
    schema[key] = key === 'properties' ? ofEach(value as Schemas, components) : inner(value, components);
  if (schema.required?.length === 0) delete schema.required;
  if (schema.default === '' || schema.default === 0) delete schema.default;
  if (named && components) {
    components[named] = schema;
    schema = { $ref: `#/components/schemas/${named}` };
  }
  return optional ? orNull(schema) : schema;
}

function ofEach(properties: Schemas, components?: Schemas): Schemas {
  return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, finish(one, components)]));
}

/** `says` laid over a schema: lists of required properties are joined, properties completed one by one. */
export function withNotes(
  schema: JsonSchema,
  { required = [], properties = {}, ...others }: JsonSchema = {},
): JsonSchema {
  const both: Schemas = { ...(schema.properties as Schemas) };
  for (const [name, says] of Object.entries(properties)) both[name] = withNotes(both[name] ?? {}, says as JsonSchema);
  for (const name of required) both[name] = { ...both[name], [OPTIONAL]: undefined };
  return {
    ...schema,
    ...others,
    ...(schema.properties && { properties: both }),
    required: [...(schema.required ?? []), ...required],
  };
}

function inner(value: unknown, components?: Schemas): unknown {
  if (Array.isArray(value)) return value.map((entry) => inner(entry, components));
  return typeof value === 'object' && value !== null ? finish(value as JsonSchema, components) : value;
}

function orNull(schema: JsonSchema): JsonSchema {
  const { type, anyOf } = schema;
  if (anyOf?.some((one) => one.type === 'null')) return schema;
  if (typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return { ...schema, type: [type, 'null'], ...(schema.enum && { enum: [...schema.enum, null] }) };
}
