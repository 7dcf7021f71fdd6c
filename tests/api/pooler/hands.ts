import type { openPottery } from '../shop-folder/pottery.ts';

export type Pottery = Awaited<ReturnType<typeof openPottery>>;

/** A shop of a folder that was applied, its owner at the other side of a pooler, and who looks past it. */
export interface Hands extends Pottery {
  /** Runs a command of the program through the pooler; gives what it said, and throws what it refuses with */
  owner: (...args: string[]) => Promise<string>;
  /** Runs it for this shop. */
  ofShop: (...args: string[]) => Promise<string>;
  /** Id of an order of two shirts in M, which is 2998 rupees. */
  order: (status?: number) => Promise<string>;
  /** The states of the pieces of all orders. */
  pieces: () => Promise<string[]>;
  statusOf: (orderId: string) => Promise<number | undefined>;
  causesOf: (orderId: string) => Promise<string[]>;
  prices: () => Promise<Record<string, number>>;
}

export const HOST = { host: 'kiln.example' };
export const PERSON = 'asha@example.com';
