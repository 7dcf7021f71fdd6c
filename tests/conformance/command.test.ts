import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { LIMITS } from '#conformance/limits.ts';
import { runLine } from '#conformance/run-line.ts';
import { runSuite } from '#conformance/suite.ts';
import { capture } from '../api/capture.ts';
import { startExample } from '../fixtures/example-backend.ts';

/** In this process: starting one takes half a second. */
const conformance = (...words: string[]) => capture(() => runLine(words));
const asProcess = (...words: string[]) =>
  spawnSync(process.execPath, ['src/conformance/run.ts', ...words], { encoding: 'utf8' });

test('the command ends with 0, prints its plan first, and changes nothing without --write', async () => {
  const example = await startExample();
  const read = await conformance(example.url);
  const written = asProcess(example.url, '--write', '--json', '--only', 'reads,orders');
  example.stop();
  expect(read.status).toBe(0);
  expect(read.said).toMatch(/Without --write nothing is created\.[^]*passed reads/);
  expect(read.said).toMatch(/orders +needs --email and --password of an account, or --write to open one/);
  expect(written.status).toBe(0);
  expect(written.stderr).toContain('this run creates what it says here');
  const report = JSON.parse(written.stdout);
  expect(report).toMatchObject({ url: example.url, passed: true });
  expect(report.levels.map(({ name, state }: { name: string; state: string }) => [name, state])).toEqual([
    ['reads', 'passed'],
    ['orders', 'passed'],
  ]);
});

test('a backend that counts attempts is no broken one: the level says that it could not be checked', async () => {
  const { levels, passed } = await runSuite({
    send: () => Promise.resolve(Response.json({ error: 'Too many attempts.' }, { status: 429 })),
    allowed: { write: false },
    only: ['reads'],
  });
  expect(passed).toBe(false);
  expect(levels).toEqual([
    {
      name: 'reads',
      state: 'failed',
      reason: 'GET /storeInfo answers 429: it counts attempts, so run this again later',
      calls: 1,
      findings: [],
    },
  ]);
});

test('a run ends when its time is used up, and says so', async () => {
  const { levels, passed } = await runSuite({
    send: async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return Response.json({ storeName: 'Slow Threads' });
    },
    allowed: { write: true },
    limits: { ...LIMITS, wholeMs: 10 },
  });
  expect(passed).toBe(false);
  expect(levels.slice(0, 4).map(({ reason }) => reason)).toEqual(
    Array(4).fill('the time for all requests was used up'),
  );
});

test('a backend that does not answer ends with 1, and the finding names document, bytes and shop', async () => {
  const { status, said } = await conformance('http://127.0.0.1:9/api/v1');
  expect(status).toBe(1);
  expect(said).toContain('error no-answer: GET /storeInfo');
  expect(said).toContain('docs/backends.md#get-storeinfo');
  expect(said).toContain('received   connect ECONNREFUSED 127.0.0.1:9');
  expect(said).toContain('the shop   says “Failed to load store information. Please refresh the page.”');
});

test.each([
  [[], "missing required argument 'URL'"],
  [['shop.example'], 'shop.example is no address of http or https.'],
  [['http://127.0.0.1:9', '--only', 'reads,taste'], 'There is no level taste'],
  [['http://127.0.0.1:9', '--only', 'orders'], 'orders needs --email and --password of an account, or --write'],
  [['http://127.0.0.1:9', '--email', 'a@b.co'], '--email and --password belong together.'],
])('a wrong command line, %j, ends with 2', async (words, why) => {
  const { status, wrong } = await conformance(...words);
  expect(wrong).toContain(why);
  expect(status).toBe(2);
});

test('the process ends with the code of its line', () => {
  const { status, stderr } = asProcess('shop.example');
  expect(stderr).toContain('shop.example is no address of http or https.');
  expect(status).toBe(2);
});
