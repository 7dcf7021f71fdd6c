import { withFault } from './fault.ts';
import type { Send } from '#conformance/asking/send.ts';

export const INVOICE = { kind: 'invoice', number: 'IN2627-00001', url: '/documents/1' };

/** A backend whose orders have a document each, made of one that gives out none. */
export function withDocuments(send: Send, document: typeof INVOICE, { isTracked = false } = {}): Send {
  const one = (order: object) => ({ ...order, documents: [document] });
  const wraps: Omit<Parameters<typeof withFault>[1], 'finding' | 'name'>[] = [
    {
      on: ['GET /storeInfo'],
      body: (store) => ({ ...store, capabilities: [...store.capabilities, 'documents'] }),
    },
    { on: ['GET /orders'], body: (orders) => orders.map(one) },
    ...(isTracked ? [{ on: ['GET /orders/:id'], body: one }] : []),
  ];
  const none = { finding: { endpoint: 'orders', path: '', kind: 'access' } } as const;
  return wraps.reduce((wrapped, wrap) => withFault(wrapped, { name: 'documents', ...wrap, ...none }), send);
}
