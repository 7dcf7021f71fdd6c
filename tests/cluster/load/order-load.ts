import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../../e2e/process/shop-process.ts';

/** An order that was answered 201, and what else came of asking for it. */
interface Acknowledged {
  key: string;
  id: string;
  at: number;
  /** Requests with this key until it was answered. */
  attempts: number;
}

export interface OrderLoad {
  acknowledged: Acknowledged[];
  /** Answers that are no order and no reason to repeat it, as `status code`. */
  refused: string[];
  /** Keys that were answered with another order the second time. */
  changed: string[];
  /** Keys of which the outcome is not known: the load was stopped before. */
  open: string[];
  /** The time that the slowest request took, in milliseconds. */
  slowest: number;
  /** Answers 503, and requests without an answer. */
  unanswered: number;
  stop: () => Promise<void>;
}

const PAUSE_MS = 60;
const REPEAT_AFTER_MS = 250;
/** A request that is not answered by then is repeated with the same key, as a browser does. */
const ANSWER_MS = 30_000;
/** A stopped load still asks for the orders it does not know of. */
const STOPPING_MS = 60_000;
/** Every so many orders are asked for again after their answer. */
const AGAIN_EVERY = 7;

/** Shoppers who place one order after the other, each by its own key, and repeat what is not answered. */
export function startOrders(origin: string, tokens: string[], bodies: object[]): OrderLoad {
  const load: OrderLoad = {
    acknowledged: [],
    refused: [],
    changed: [],
    open: [],
    slowest: 0,
    unanswered: 0,
    async stop() {
      stoppedAt = performance.now();
      await Promise.all(shoppers);
      for (const agent of agents) agent.destroy();
    },
  };
  let stoppedAt = Infinity;
  const agents: http.Agent[] = [];
  const shoppers = tokens.map(async (token, index) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    for (let turn = 0; performance.now() < stoppedAt; turn += 1) {
      await placeOne({ token, agent, body: bodies[(index * 31 + turn) % bodies.length] ?? {} }, turn);
      await sleep(PAUSE_MS);
    }
  });

  async function placeOne(shopper: { token: string; agent: http.Agent; body: object }, turn: number): Promise<void> {
    const key = randomUUID();
    for (let attempts = 1; ; attempts += 1) {
      const { status, code, id } = await post(shopper, key);
      if (status === 201) {
        load.acknowledged.push({ key, id, at: performance.now(), attempts });
        if (turn % AGAIN_EVERY === 0) {
          const again = await post(shopper, key);
          if (again.status === 201 && again.id !== id) load.changed.push(key);
        }
        return;
      }
      const mayRepeat = status === 0 || status >= 500 || code === 'in-progress';
      if (!mayRepeat) {
        load.refused.push(`${status} ${code}`);
        return;
      }
      load.unanswered += 1;
      if (performance.now() > stoppedAt + STOPPING_MS) {
        load.open.push(key);
        return;
      }
      await sleep(REPEAT_AFTER_MS);
    }
  }

  async function post(
    { token, agent, body }: { token: string; agent: http.Agent; body: object },
    key: string,
  ): Promise<{ status: number; code: string; id: string }> {
    const began = performance.now();
    try {
      const path = '/api/v1/orders';
      const answer = await ask(origin, path, { method: 'POST', token, key, agent, body, timeoutMs: ANSWER_MS });
      const { id = '', code = '' } = (answer.body ?? {}) as { id?: string; code?: string };
      return { status: answer.status, code, id };
    } catch {
      return { status: 0, code: 'no answer', id: '' };
    } finally {
      load.slowest = Math.max(load.slowest, performance.now() - began);
    }
  }

  return load;
}
