import type { EndpointName } from '../endpoint.ts';
import { ErrorBody } from '../error.ts';
import { allEndpoints } from './all-endpoints.ts';
import { finish, withNotes } from './finish.ts';
import { type JsonSchema, toMarkedSchema } from './json-schema.ts';
import { schemaNames } from './named-schemas.ts';

/** The document's additions to answers that have no name, beyond zod's. */
const ANSWERS: Partial<Record<EndpointName, JsonSchema>> = {
  authorize: { properties: { token: { minLength: 1 } } },
  products: { properties: { count: { type: 'integer', minimum: 0 } } },
};

/**
 * The whole answer of an endpoint as the document asks for it, bare (JSON Schema 2020-12). It is stricter than
 * `endpoint.answer`, which reads what it can: types are exact, and what the shop cannot show truthfully without is
 * required. Fields beyond it are allowed, and an optional one may be null. With `components`, schemas with a name are
 * put there and referred to.
 */
export function answerSchema(name: EndpointName, components?: Record<string, JsonSchema>): JsonSchema {
  return finish(withNotes(toMarkedSchema(allEndpoints[name].answer, schemaNames), ANSWERS[name]), components);
}

/** The body of any answer with a status of 400 or more. */
export const errorSchema: JsonSchema = finish(toMarkedSchema(ErrorBody, schemaNames));
