import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import type { TestShop } from '../fixture.ts';

/** Runs `npm run store -- orders …` on a shop's database, as the operator does; no refusal is a stack. */
export function ordersCommand(shop: TestShop) {
  return (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['src/owner/cli/cli.ts', 'orders', ...args], {
      env: { ...process.env, DATA_DIR: shop.dataFolder, DATABASE_URL: shop.url, NODE_OPTIONS: '' },
      encoding: 'utf8',
    });
    expect(stderr).not.toMatch(/\n\s+at /);
    return { status, said: stdout.trim(), wrong: stderr.trim() };
  };
}
