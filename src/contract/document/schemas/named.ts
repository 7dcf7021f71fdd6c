import type * as z from 'zod/mini';
import type { JsonSchema } from '../json-schema.ts';

/** The document's additions to a schema beyond zod's: `required` and `properties` are added to those. */
export interface Named {
  schema: z.ZodMiniType;
  says?: JsonSchema;
}

export const amount = { minimum: 0 };

/** Descriptions by the names of properties. */
export function described(texts: Record<string, string>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(texts).map(([name, description]) => [name, { description }]));
}
