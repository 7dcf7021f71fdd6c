import type { JsonSchema } from '../json-schema.ts';

/** A Markdown table of an object's properties: what is required in bold. */
export function fieldTable({ properties = {}, required = [] }: JsonSchema): string[] {
  return [
    '| Field | Type | |',
    '|---|---|---|',
    ...Object.entries(properties as Record<string, JsonSchema>).map(
      ([name, schema]) =>
        `| ${required.includes(name) ? `**${name}**` : name} | ${typeOf(schema)} | ${schema.description ?? ''} |`,
    ),
  ];
}

/** The type of a value in words; null, which any optional value may be, is not mentioned. */
function typeOf(schema: JsonSchema): string {
  const { $ref, anyOf, enum: values, items, additionalProperties: entries, properties, required = [] } = schema;
  if ($ref) return linkTo($ref);
  if (anyOf) return typeOf(anyOf.find((one) => one.type !== 'null') ?? {});
  if (values) {
    const named = values.filter((one) => one !== null).map((one) => `\`${String(one)}\``);
    return `${values.some((one) => typeof one === 'number') ? 'number: ' : ''}${named.join(', ')}`;
  }
  const type = Array.isArray(schema.type) ? String(schema.type[0]) : schema.type;
  if (type === 'array') return `list${items ? ` of ${typeOf(items as JsonSchema)}` : ''}${limits(schema)}`;
  if (type === 'object' && properties)
    return `{${Object.keys(properties)
      .map((name) => (required.includes(name) ? `**${name}**` : name))
      .join(', ')}}`;
  if (type === 'object' && typeof entries === 'object') return `map of ${typeOf(entries)}`;
  return `${NAMES[type ?? ''] ?? type ?? ''}${limits(schema)}`;
}

const NAMES: Record<string, string> = { string: 'text', integer: 'whole number', boolean: 'true or false' };

function limits({ minLength, maxLength, minimum, maximum, minItems, maxItems }: JsonSchema): string {
  return [
    minLength !== undefined && minLength > 1 ? `at least ${minLength} characters` : '',
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    minimum === undefined ? '' : `from ${minimum}`,
    maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? '' : `to ${maximum}`,
    minItems === undefined ? '' : `at least ${minItems}`,
    maxItems === undefined ? '' : `at most ${maxItems}`,
  ]
    .filter(Boolean)
    .map((text) => `, ${text}`)
    .join('');
}

function linkTo(reference: string): string {
  const name = reference.split('/').at(-1) ?? '';
  return `[${name}](#${name.toLowerCase()})`;
}
