import { readFileSync } from 'node:fs';
import type { SeededMedusa } from './app.ts';

/** The Medusa that run.ts has opened. */
export function seededMedusa(): SeededMedusa {
  return JSON.parse(readFileSync('test-results/adapters/medusa.json', 'utf8')) as SeededMedusa;
}

/** What the carrier's label of a shipment says. */
export const LABEL = { tracking_number: 'AB127', tracking_url: 'https://track.example/AB127', label_url: '#' };

interface AdminOrder {
  items: { id: string; quantity: number }[];
  payment_collections: { payments: { id: string }[] }[];
  fulfillments: { id: string }[];
}

/** What the store's people do in Medusa's admin with an order: they take its money, and send it. */
export function storesPeople({ origin, secretKey, locationId }: SeededMedusa) {
  const admin = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${origin}/admin${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const read = async (id: string) => {
    const fields = 'id,*items,*payment_collections.payments,*fulfillments';
    return ((await admin(`/orders/${id}?fields=${fields}`)) as { order: AdminOrder }).order;
  };
  return {
    capture: async (id: string) => {
      const payment = (await read(id)).payment_collections[0]?.payments[0]?.id ?? '';
      await admin(`/payments/${payment}/capture`, {});
    },
    ship: async (id: string) => {
      const items = (await read(id)).items.map((item) => ({ id: item.id, quantity: item.quantity }));
      await admin(`/orders/${id}/fulfillments`, { items, location_id: locationId });
      const [fulfillment] = (await read(id)).fulfillments;
      await admin(`/orders/${id}/fulfillments/${fulfillment?.id ?? ''}/shipments`, { items, labels: [LABEL] });
    },
    cancel: async (id: string) => void (await admin(`/orders/${id}/cancel`, {})),
    orderCount: async () => ((await admin('/orders?limit=1')) as { count: number }).count,
  };
}
