import { randomUUID } from 'node:crypto';
import { fillFolder } from '../fill-folder.ts';
import { expect, test } from '../program.ts';
import { ask, type ShopProcess, startProcess } from '../shop-process.ts';

interface Talkative {
  shop: ShopProcess;
  folder: string;
  url: string;
  /** What its log may not hold, nor write late. */
  unsaid: string[];
}

/** The shop of this file, once it is open. */
export const talkative = { unsaid: [] as string[] } as Talkative;

/** One shop for all that look at its log at its most talkative, behind a proxy that it trusts. */
export function openTalkative(): void {
  let remove: () => void;
  test.beforeAll(async () => {
    const filled = await fillFolder();
    ({ remove } = filled);
    Object.assign(talkative, { folder: filled.folder, url: filled.url });
    talkative.shop = await startProcess({
      DATA_DIR: filled.folder,
      LOG_LEVEL: 'trace',
      TRUSTED_PROXIES: '127.0.0.0/8',
      MAIL_FROM: 'store@example.com',
      DRAIN_DELAY_MS: '60000',
    });
  });
  test.afterAll(async () => {
    await talkative.shop.close();
    remove();
    expectUnsaid(talkative.shop.said());
  });
}

/** All that it has written of what it was asked so far: lines come in their order. */
export async function written(): Promise<string> {
  const { shop } = talkative;
  const id = `last-${randomUUID()}`;
  await ask(shop.origin, '/api/v1/newsletter', { method: 'POST', body: {}, headers: { 'x-request-id': id } });
  await expect.poll(() => shop.lines().some(({ requestId }) => requestId === id)).toBe(true);
  return shop.said();
}

export function expectUnsaid(said: string): void {
  for (const secret of talkative.unsaid) expect(said.includes(secret), `${secret} in the log`).toBe(false);
}
