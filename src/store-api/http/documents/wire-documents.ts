import type { AppContext } from '../app-context.ts';
import { documentLink } from './document-link.ts';
import { documentSettings } from '../../shop/documents/document-settings.ts';
import { listDocuments } from '../../shop/documents/read-documents.ts';
import type { OrderParts } from '../../shop/orders/order-rows.ts';
import type { Store } from '../../shop/stores/store-of-host.ts';
import type { WireDocument } from '#contract/order.ts';

/** The documents of these orders by order, on the wire: nothing where the store gives out none. */
export async function wireDocuments(
  app: AppContext,
  store: Store,
  orders: readonly OrderParts[],
): Promise<(order: OrderParts) => { documents?: WireDocument[] }> {
  if (!documentSettings(store) || orders.length === 0) return () => ({});
  const found = await listDocuments(
    app.db,
    store.id,
    orders.map(({ order }) => order.id),
  );
  const byOrder = Map.groupBy(found, ({ orderId }) => orderId);
  return ({ order }) => ({
    documents: (byOrder.get(order.id) ?? []).map(({ kind, number }) => ({
      kind,
      number,
      url: documentLink(app, store.id, number),
    })),
  });
}
