import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Medusa } from '../medusa.ts';
import { list, readOr } from '#contract/lenient.ts';

/** Which cart an Idempotency-Key stands for: completing it again gives the same order. */
const Entry = z.object({ key: z.string(), body: z.string(), cart: z.string() });
export type Entry = z.output<typeof Entry>;

/** In the customer's metadata in Medusa. */
const FIELD = 'selvedge_orders';
const HELD = 10;
const Me = z.object({
  customer: z.object({ metadata: z.optional(readOr(z.object({ [FIELD]: z.optional(list(Entry)) }), undefined)) }),
});

/**
 * The carts that were about to become orders: those of this process in memory, those of all processes with the customer
 * in Medusa, the last ten.
 */
export function placedOrders({ ask }: Medusa) {
  const known = new LRUCache<string, Entry>({ max: 10_000 });
  const stored = async (token: string): Promise<Entry[]> => {
    const { customer } = await ask('/store/customers/me', Me, { token, query: { fields: 'id,metadata' } });
    return customer.metadata?.[FIELD] ?? [];
  };
  return {
    /** The earlier use of this key. */
    find: async (token: string, key: string): Promise<Entry | undefined> =>
      known.get(key) ?? (await stored(token)).find((entry) => entry.key === key),
    /** The same, as all processes see it now: of two that wrote at once, the later one stands. */
    standing: async (token: string, key: string): Promise<Entry | undefined> => {
      const entry = (await stored(token)).find((one) => one.key === key);
      if (entry) known.set(key, entry);
      return entry;
    },
    /**
     * Remembers the entry, as soon as there is a cart; an earlier one of another process comes back instead. With
     * `replaces` the entry takes that cart's place: Medusa would not complete it.
     */
    remember: async (token: string, entry: Entry, replaces: string | undefined): Promise<Entry> => {
      const others = (await stored(token)).filter(({ key, cart }) => key !== entry.key || cart !== replaces);
      const first = others.find(({ key }) => key === entry.key);
      known.set(entry.key, first ?? entry);
      if (first) return first;
      const body = { metadata: { [FIELD]: [...others, entry].slice(-HELD) } };
      await ask('/store/customers/me', z.unknown(), { method: 'POST', token, body });
      return entry;
    },
  };
}

/** Keys are stored as hashes, with whose they are. */
export function hashOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url');
}
