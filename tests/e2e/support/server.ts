import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { copyFilledStore } from '../../fixtures/filled-store.ts';
import { startShop, type Shop } from './shop.ts';

/**
 * The shop on its embedded store, on a port and in a folder of its own. E2E_PORT lets two checkouts be tested at once.
 */
export const PORT = Number(process.env.E2E_PORT ?? '') || 8144;
export const DATA_DIR = 'data/test';
/**
 * Filling for the first time draws every picture: on a busy machine that takes longer than fetch waits for one answer.
 */
const LONGEST_ANSWER_MS = 60_000;
const NO_BACKEND = 'http://127.0.0.1:9/api/v1';

/**
 * Builds once for all tests. The shop with the embedded store opens on a copy of the filled one when the first test
 * asks
 * for it (waitForShop): tests on a foreign backend need none.
 */
export default async function prepareShops(): Promise<() => Promise<void>> {
  await (await startShop({ PORT: '0', API_URL: NO_BACKEND })).close();
  let shop: Promise<Shop> | undefined;
  const gate = createServer((_, response) => {
    shop ??= startEmbedded();
    const notYet = setTimeout(() => response.writeHead(202).end(), LONGEST_ANSWER_MS);
    shop
      .then(
        () => response.end(),
        (error: unknown) => !response.headersSent && response.writeHead(500).end(String(error)),
      )
      .finally(() => clearTimeout(notYet));
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  process.env.SHOP_GATE = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
  return async () => {
    gate.close();
    gate.closeAllConnections();
    await (await shop?.catch(() => undefined))?.close();
  };
}

/** Resolves once the shop answers at PORT. A configuration without this setup has opened its own. */
export async function waitForShop(): Promise<void> {
  if (!process.env.SHOP_GATE) return;
  let answer = await fetch(process.env.SHOP_GATE);
  while (answer.status === 202) answer = await fetch(process.env.SHOP_GATE);
  if (!answer.ok) throw new Error(await answer.text());
}

async function startEmbedded(): Promise<Shop> {
  await copyFilledStore(DATA_DIR);
  return startShop({
    PORT: String(PORT),
    DATA_DIR,
    API_URL: '',
    DATABASE_URL: '',
    UNPAID_ORDERS: '0',
    ORDER_MAILS_PER_HOUR: '0',
  });
}
