import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { answerSchema } from '#contract/document/answer-schema.ts';
import type { EndpointName } from '#contract/endpoint.ts';
import type { Kind } from '../finding.ts';
import type { Place } from './bare.ts';

/** A place of an answer that is not as the document asks. */
export interface Departure {
  kind: Extract<Kind, 'missing' | 'type' | 'value'>;
  place: Place;
  expected: string;
}

const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false, verbose: true });
const compiled = new Map<EndpointName, ValidateFunction>();

/** Compares a bare answer with the schema of the document: one departure for each place. */
export function departuresOf(name: EndpointName, value: unknown): Departure[] {
  const validate = compiled.get(name) ?? ajv.compile(answerSchema(name));
  compiled.set(name, validate);
  if (validate(value)) return [];
  const found = new Map<string, Departure>();
  for (const error of withoutBranches(validate.errors ?? [])) {
    const departure = toDeparture(error, value);
    const key = departure.place.join('/');
    if (!found.has(key)) found.set(key, departure);
  }
  return [...found.values()];
}

/** Of an `anyOf` only the branch that comes closest says anything: one of another type of action is no help. */
function withoutBranches(errors: ErrorObject[]): ErrorObject[] {
  let kept = errors;
  for (const { schemaPath, instancePath } of errors.filter(({ keyword }) => keyword === 'anyOf')) {
    const branchOf = (error: ErrorObject) =>
      error.instancePath.startsWith(instancePath) && error.schemaPath.startsWith(`${schemaPath}/`)
        ? error.schemaPath.slice(schemaPath.length + 1).split('/')[0]
        : undefined;
    const branches = Map.groupBy(kept, branchOf);
    branches.delete(undefined);
    const [closest] =
      [...branches].sort(([, a], [, b]) => distance(a, instancePath) - distance(b, instancePath))[0] ?? [];
    kept = kept.filter((error) => branchOf(error) === undefined || branchOf(error) === closest);
    if (closest !== undefined)
      kept = kept.filter((error) => error.keyword !== 'anyOf' || error.schemaPath !== schemaPath);
  }
  return kept;
}

/** How far a value is from a branch: of another type altogether, of another kind of object, or with some mistakes. */
function distance(errors: ErrorObject[], instancePath: string): number {
  const isOtherType = errors.some((error) => error.keyword === 'type' && error.instancePath === instancePath);
  const isOtherKind = errors.some(({ keyword }) => keyword === 'const');
  return errors.length + (isOtherType ? 200 : 0) + (isOtherKind ? 100 : 0);
}

function toDeparture(error: ErrorObject, value: unknown): Departure {
  const { keyword, instancePath, params } = error;
  const place = placeOf(instancePath, value);
  if (keyword === 'required') {
    const name = String(params.missingProperty);
    return { kind: 'missing', place: [...place, name], expected: `the field \`${name}\`` };
  }
  return { kind: keyword === 'type' || keyword === 'anyOf' ? 'type' : 'value', place, expected: wordsOf(error) };
}

const NAMES: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** The demand on a value in words: the values that it can have, or its type. Of anything else, ajv's own sentence. */
function wordsOf({ keyword, params, message = '', parentSchema }: ErrorObject): string {
  const { enum: values } = (parentSchema ?? {}) as { enum?: unknown[] };
  if (values) return `one of ${values.map((one) => JSON.stringify(one)).join(', ')}`;
  return keyword === 'type'
    ? [params.type]
        .flat()
        .map((type) => NAMES[String(type)] ?? String(type))
        .join(' or ')
    : message;
}

/** A JSON pointer; what is a list's entry becomes a number. */
function placeOf(pointer: string, value: unknown): Place {
  let inner = value;
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(inner) ? Number(name) : name;
      inner = typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined;
      return step;
    });
}
