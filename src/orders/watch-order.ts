import { mayBePaid, type PayableOrder } from './payable-order.ts';
import type { Api } from '#api-client/api.ts';
import type { WireOrder } from '#contract/order.ts';
import { ordersEndpoint } from '#contract/endpoints/orders/orders.ts';

interface Watch<Shown extends PayableOrder> {
  orderId: string;
  everyMs: number;
  forMs: number;
  /** Each reading of the order; the last one waits for no payment any more. */
  onOrder: (order: Shown) => void;
  /** What of it is read. */
  read: (wire: WireOrder) => Shown;
  /** The time is over and the order still waits for its payment, or was never seen. */
  onTired: () => void;
}

/**
 * Reads the order again and again until the provider's word has reached the store: a browser's own belief in a
 * payment counts for nothing (reliability P7). One that is to be paid on delivery may be paid until it is sent
 * (docs/decisions D457), so that it is read on as well. Rests while the page is hidden. Returns the way to stop.
 */
export function watchOrder<Shown extends PayableOrder>(
  api: Api,
  { orderId, everyMs, forMs, onOrder, read, onTired }: Watch<Shown>,
): () => void {
  const end = Date.now() + forMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    if (!document.hidden) {
      const order = await find();
      if (stopped) return;
      if (order) onOrder(order);
      if (order && !mayBePaid(order)) {
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
  async function find(): Promise<Shown | undefined> {
    const orders = await api(ordersEndpoint).catch(() => []);
    const found = orders.find((one) => one.id === orderId);
    return found && read(found);
  }

  function stop(): void {
    stopped = true;
    clearTimeout(timer);
  }

  void look();
  return stop;
}
