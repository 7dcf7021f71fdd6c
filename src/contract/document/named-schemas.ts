import type * as z from 'zod/mini';
import { catalogSchemas } from './schemas/catalog.ts';
import type { Named } from './schemas/named.ts';
import { orderChangesSchemas } from './schemas/order-changes.ts';
import { orderSchemas } from './schemas/orders.ts';
import { paymentSchemas } from './schemas/payments.ts';
import { storeSchemas } from './schemas/store.ts';

/** The schemas that have a name in the document, with what it asks for and the shop's lenient readers do not. */
export const namedSchemas: Readonly<Record<string, Named>> = {
  ...storeSchemas,
  ...catalogSchemas,
  ...orderSchemas,
  ...orderChangesSchemas,
  ...paymentSchemas,
};

export const schemaNames: ReadonlyMap<z.core.$ZodType, string> = new Map(
  Object.entries(namedSchemas).map(([name, { schema }]) => [schema, name]),
);
