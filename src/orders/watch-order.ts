import { toOrder, type Order } from './order.ts';
import type { Api } from '#api-client/api.ts';
import { ordersEndpoint } from '#contract/endpoints/orders/orders.ts';
import { PENDING } from '#contract/order-status.ts';

interface Watch {
  orderId: string;
  everyMs: number;
  forMs: number;
  /** Each reading of the order; the last one is no longer Pending. */
  onOrder: (order: Order) => void;
  /** The time is over and the order is still Pending, or was never seen. */
  onTired: () => void;
}

/**
 * Reads the order again and again until the provider's word has reached the store: a browser's own belief in a
 * payment counts for nothing (reliability P7). Rests while the page is hidden. Returns the way to stop.
 */
export function watchOrder(api: Api, { orderId, everyMs, forMs, onOrder, onTired }: Watch): () => void {
  const end = Date.now() + forMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    if (!document.hidden) {
      const order = await find();
      if (stopped) return;
      if (order) onOrder(order);
      if (order && order.status !== PENDING) {
        stop();
        return;
      }
      if (Date.now() >= end) {
        stop();
        onTired();
        return;
      }
    }
    timer = setTimeout(() => void look(), everyMs);
  }

  /** A reading that fails is one that tells nothing; the next may. */
  async function find(): Promise<Order | undefined> {
    const orders = await api(ordersEndpoint).catch(() => []);
    const found = orders.find((one) => one.id === orderId);
    return found && toOrder(found);
  }

  function stop(): void {
    stopped = true;
    clearTimeout(timer);
  }

  void look();
  return stop;
}
