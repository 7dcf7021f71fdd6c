import * as z from 'zod/mini';
import { readOr } from '../lenient.ts';

const months = z.optional(readOr(z.int().check(z.minimum(1), z.maximum(120)), undefined));

const Retention = z.object({
  /** Months after which messages and requests to be told of stock are removed. */
  messages: months,
  /** Months after which the person of a closed account is forgotten. */
  closedAccounts: months,
  /** Years after the end of a financial year until its documents are removed. */
  documents: z.optional(readOr(z.int().check(z.minimum(1), z.maximum(30)), undefined)),
});

/** How long a store keeps what it knows of persons; policies state it by a placeholder. */
export const StoreRetention = readOr(Retention, undefined);
export type StoreRetention = z.output<typeof Retention>;
