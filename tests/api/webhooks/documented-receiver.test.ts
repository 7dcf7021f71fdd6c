import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addReceiver } from './add.ts';
import { type Posted, startReceiver } from './receiver.ts';
import { openShopOfParcels } from '../orders/parcels/shop-of-parcels.ts';
import { sqlite } from '../engines.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { soon } from '../../fixtures/soon.ts';
import { sendAgain } from '#owner/webhooks/send-again.ts';
import { signedHeaders } from '#store-api/shop/webhooks/signature.ts';
import { WEBHOOK_EVENTS } from '#store-api/shop/webhooks/webhook-events.ts';

const DOCUMENT = readFileSync(new URL('../../../docs/webhooks.md', import.meta.url), 'utf8');
const block = (language: string) => new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'ms').exec(DOCUMENT)![1]!;

test('docs/webhooks.md lists every event, and no other', () => {
  const listed = [...DOCUMENT.matchAll(/^\| `([a-z]+\.[a-z]+)` \|/gm)].map(([, name]) => name!);
  expect(listed).toEqual(Object.keys(WEBHOOK_EVENTS));
});

test('F13 the receiver of docs/webhooks.md takes what the shop sends, once, and refuses what is forged', async () => {
  const program = block('js');
  expect(program.trim().split('\n').length).toBeLessThanOrEqual(40);
  const environment = { WEBHOOK_HOSTS: '127.0.0.1' };
  const shop = await openShopOfParcels(sqlite, { environment, outboxEveryMs: 20 });
  onTestFinished(shop.close);
  const [own, port] = [await startReceiver(), await freePort()];
  onTestFinished(own.close);
  const url = `http://127.0.0.1:${port}/`;
  const theirs = await addReceiver(shop.db, { url });
  await addReceiver(shop.db, { url: own.url });
  const said = runReceiver(program, { WEBHOOK_SECRET: theirs.secret, PORT: String(port) });
  await soon(() => fetch(url));
  const id = await shop.paid();
  await shop.run('ship', id, '--tracking', 'AB127');
  const { number } = await shop.db.selectFrom('orders').select('number').executeTakeFirstOrThrow();
  const heard = ['1 order.placed', `2 pack ${number}`, '3 order.paid', '4 text +91 98765 43210'];
  await soon(() => expect(said()).toEqual(heard));
  const waiting = () =>
    shop.db.selectFrom('webhook_deliveries').select('id').where('delivered_at', 'is', null).execute();
  await soon(async () => expect(await waiting()).toEqual([]));

  // Sent again it is known; what anybody else sends is not taken.
  await sendAgain(shop.db, { storeId: 'main', id: theirs.id, which: 4, now: new Date() });
  await soon(async () => expect(await waiting()).toEqual([]));
  expect(said()).toEqual(heard);
  const genuine = own.posted.at(-1)!;
  const post = async ({ headers, body }: Pick<Posted, 'body'> & { headers: Record<string, string> }) =>
    (await fetch(url, { method: 'POST', headers, body })).status;
  // Of the other receiver, whose secret is another.
  const headers = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, String(genuine.headers[name])]),
  );
  expect(await post({ ...genuine, headers })).toBe(401);
  const signed = signedBy(theirs.secret, genuine.body);
  expect(await post(signed)).toBe(204);
  const later = String(Number(signed.headers['webhook-timestamp']) + 1);
  for (const forged of [
    { ...signed, body: signed.body.replace('"sequence":4', '"sequence":5') },
    { ...signed, headers: { ...signed.headers, 'webhook-timestamp': later } },
    { ...signed, headers: { ...signed.headers, 'webhook-id': 'evt_other' } },
    { ...signed, headers: { ...signed.headers, 'webhook-signature': 'v1,AAAA' } },
    { ...signed, headers: {} },
    signedBy(theirs.secret, genuine.body, Date.now() - 10 * 60_000),
  ])
    expect(await post(forged)).toBe(401);
  // By its id, one that this receiver had not heard of.
  expect(said()).toEqual([...heard, expect.stringMatching(/^4 text/)]);

  // The example of the document has what is really posted.
  const example = JSON.parse(block('json')) as object;
  expect(shapeOf(JSON.parse(genuine.body))).toEqual(shapeOf(example));
});

function signedBy(secret: string, body: string, at = Date.now()) {
  const signed = { id: 'evt_1', timestamp: Math.floor(at / 1000), body };
  return { body, headers: signedHeaders({ secret, old_secret: null, old_secret_until: null }, signed, new Date()) };
}

/** Runs a program, and gives what it has printed by then. */
function runReceiver(program: string, env: Record<string, string>): () => string[] {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-receiver-'));
  const file = join(folder, 'receiver.mjs');
  writeFileSync(file, program);
  const child = spawn(process.execPath, [file], { env: { ...process.env, ...env, NODE_OPTIONS: '' } });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  return () => said.trim().split('\n');
}

/** The names in a value, without what it says; of a list those of its first. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]));
}
