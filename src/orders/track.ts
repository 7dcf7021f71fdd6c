import { toOrder, type Order } from './order.ts';
import { text } from './text.ts';
import type { Api } from '#api-client/create-api.ts';

/** What a search for one order gave. */
export type Tracked = { order: Order } | { problem: string };

/** The search the address asks for, made by the server. An address that only names an order asks for none. Serves pages without JavaScript (reliability B7). */
export async function track(api: Pick<Api, 'order'>, query: URLSearchParams): Promise<Tracked | undefined> {
  const id = query.get('id')?.trim() ?? '';
  const contact = query.get('contact')?.trim();
  if (contact === undefined) return undefined;
  if (!id || !contact) return { problem: text.requiredLong };
  try {
    return { order: toOrder(await api.order(id, contact)) };
  } catch {
    return { problem: text.notFound };
  }
}
