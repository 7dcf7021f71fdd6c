import { withFault } from './fault.ts';
import type { Send } from '#conformance/asking/send.ts';

const DELIVERY = { kind: 'shipping', label: 'Delivery', amount: 99 };
const TAX = { kind: 'tax', label: 'GST', amount: 10, included: true };

const charged = ({ total, ...rest }: any) => ({ ...rest, subtotal: total, parts: [DELIVERY, TAX], total: total + 99 });
const none = { finding: { endpoint: 'quote', path: '', kind: 'sum' } } as const;

/** A backend that charges for delivery, made of one that does not: what it says adds up. */
export function withDelivery(send: Send): Send {
  const wraps: Omit<Parameters<typeof withFault>[1], 'finding' | 'name'>[] = [
    {
      on: ['GET /storeInfo'],
      body: (store) => ({ ...store, capabilities: [...store.capabilities, 'parts'] }),
    },
    { on: ['POST /quotes', 'GET /orders/:id'], body: charged },
    { on: ['GET /orders'], body: (orders) => orders.map(charged) },
    {
      on: ['POST /orders'],
      when: ({ body }) => body.expectedTotal !== undefined,
      request: ({ body }) => void (body.expectedTotal -= 99),
    },
  ];
  return wraps.reduce((wrapped, wrap) => withFault(wrapped, { name: 'delivery', ...wrap, ...none }), send);
}
