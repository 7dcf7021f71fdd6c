import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { undoAtEnd } from '../leftovers.ts';
import { LOOPBACK } from '../load/load.ts';
import { LIMIT_MS } from '../page/page-visit.ts';
import { inPhone, withBrowser } from '../page/phone.ts';
import { say } from '../say.ts';
import { stopGroup } from '../shop/server-process.ts';
import { NULL, type Target } from './targets.ts';

/** A shop of others, as `--peers` names it; README.md has an example. */
const peersSchema = z.array(
  z.strictObject({
    name: z.string().check(z.refine((name) => !['shop', NULL, 'past', 'floor'].includes(name))),
    /** Where it answers, on this machine. */
    url: z.string().check(z.regex(LOOPBACK)),
    /** How it is started: a command and its arguments. Without it, it runs already. */
    start: z.optional(z.array(z.string()).check(z.minLength(1))),
    /** From where; beside the file unless said. */
    cwd: z.optional(z.string()),
    env: z.optional(z.record(z.string(), z.string())),
    /** Paths. */
    pages: z.strictObject({
      home: z.optional(z.string()),
      listing: z.optional(z.string()),
      product: z.optional(z.string()),
      policy: z.optional(z.string()),
    }),
    /** The button of its product page, as a CSS selector. */
    addToCart: z.optional(z.string()),
  }),
);
export type PeerSettings = z.infer<typeof peersSchema>[number];

const OPEN_MS = 60_000;
const WARM_ROUNDS = 3;

export function readPeers(file: string): PeerSettings[] {
  const folder = dirname(resolve(file));
  const peers = peersSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return peers.map((peer) => ({ ...peer, url: peer.url.replace(/\/$/, ''), cwd: resolve(folder, peer.cwd ?? '.') }));
}

/** Starts those that have to be started, and visits every page of each until what it makes on request is made. */
export async function openPeers(file: string | undefined): Promise<Target[]> {
  if (!file) return [];
  const targets: Target[] = [];
  for (const peer of readPeers(file)) {
    say(`${peer.name}: ${peer.start ? 'starting' : 'looking for'} it at ${peer.url}`);
    if (peer.start) startPeer(peer);
    await answers(peer);
    const { name, url, pages, addToCart } = peer;
    const target = {
      name,
      pages: Object.fromEntries(Object.entries(pages).map(([page, path]) => [page, url + path])),
      addToCart,
    };
    await warm(target);
    targets.push(target);
  }
  return targets;
}

function startPeer({ start: [command = '', ...args] = [], cwd, env }: PeerSettings): void {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'ignore', detached: true });
  child.once('error', (error) => say(String(error)));
  undoAtEnd(() => child.pid && stopGroup(child));
}

async function answers({ name, url, pages }: PeerSettings): Promise<void> {
  const address = url + (Object.values(pages)[0] ?? '/');
  for (const until = Date.now() + OPEN_MS; Date.now() < until; await sleep(200)) {
    const answer = await fetch(address).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
  }
  throw new Error(`${name} does not answer at ${address}.`);
}

async function warm({ pages }: Target): Promise<void> {
  await withBrowser(async (browser) => {
    for (let round = 0; round < WARM_ROUNDS; round += 1)
      for (const url of Object.values(pages))
        await inPhone(browser, { cpu: 1, line: 'unlimited' }, async ({ page }) => {
          const answer = await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS });
          if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}.`);
        });
  });
}
