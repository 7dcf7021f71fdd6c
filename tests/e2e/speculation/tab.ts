import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_ARGS, chromiumPath } from '../support/chromium.ts';

const ANSWER_MS = 10_000;

/** One document of the tab: the one shown, or one that is prerendered. */
interface TabPage {
  session: string;
  prerendered: boolean;
  evaluate: <T>(script: string) => Promise<T>;
}

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: any;
  result?: any;
  error?: { message: string };
}

/**
 * A tab of a browser started for it, spoken to by the DevTools protocol as a tab and not as a page: Playwright follows
 * one page, so its browsers neither prerender nor keep pages for the way back.
 */
export async function openTab({
  onDocument = '',
}: { /** Run in each document before its own scripts. */ onDocument?: string } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-tab-'));
  const args = [
    ...CHROMIUM_ARGS,
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
    '--window-size=1280,900',
    'about:blank',
  ];
  const browser = spawn(await chromiumPath(), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((done) => browser.once('exit', () => done()));
  const socket = new WebSocket(await addressOf(browser));
  await new Promise((opened) => (socket.onopen = opened));

  const waiting = new Map<number, (message: Message) => void>();
  const heard: Message[] = [];
  const pages: TabPage[] = [];
  let settled: Promise<unknown> | undefined;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id) return waiting.get(message.id)?.(message);
    heard.push(message);
    if (message.method === 'Target.attachedToTarget' && message.params.targetInfo.type === 'page')
      meet(message.params.sessionId, message.params.targetInfo.subtype === 'prerender');
    if (message.method === 'Target.detachedFromTarget')
      pages.splice(0, pages.length, ...pages.filter(({ session }) => session !== message.params.sessionId));
  };

  let last = 0;
  function send(method: string, params: object = {}, sessionId?: string): Promise<any> {
    const id = ++last;
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve, reject) => {
      // A document that goes takes the answer along.
      const gone = setTimeout(() => reject(new Error(`${method}: no answer`)), ANSWER_MS);
      waiting.set(id, ({ error, result }) => {
        clearTimeout(gone);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
    });
  }

  function meet(session: string, prerendered: boolean): void {
    const evaluate = async <T>(script: string): Promise<T> => {
      const { result, exceptionDetails } = await send(
        'Runtime.evaluate',
        { expression: script, awaitPromise: true, returnByValue: true },
        session,
      );
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value as T;
    };
    pages.push({ session, prerendered, evaluate });
    // Held until all of this has arrived; some of it is answered only after.
    const settings: [string, object][] = ['Page', 'Preload', 'Network', 'Runtime', 'Log'].map((domain) => [
      `${domain}.enable`,
      {},
    ]);
    settings.push(
      ['Page.addScriptToEvaluateOnNewDocument', { source: onDocument }],
      ['Runtime.runIfWaitingForDebugger', {}],
    );
    settled = Promise.allSettled(settings.map(([method, params]) => send(method, params, session)));
  }

  const { targetInfos } = await send('Target.getTargets', { filter: [{}] });
  const { sessionId } = await send('Target.attachToTarget', {
    targetId: targetInfos.find(({ type }: { type: string }) => type === 'tab').targetId,
    flatten: true,
  });
  await send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{}] },
    sessionId,
  );
  await until(() => pages.length === 1);
  await settled;

  const { product } = (await send('Browser.getVersion')) as { product: string };

  return {
    /**
     * The bare headless browser of the npm package prerenders, but keeps no page for the way back, whatever the page.
     */
    keepsPages: !product.startsWith('HeadlessChrome'),
    /** What the browser told of, by name: `Preload.prerenderStatusUpdated` and the like. */
    told: (method: string) =>
      heard.filter((one) => one.method === method).map(({ params, sessionId: session }) => ({ ...params, session })),
    pages,
    send,
    /** The document that is shown: the last one met that is not waiting behind it. */
    shown: () => pages[0]!,
    close: async () => {
      browser.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

export async function until(holds: () => unknown, patienceMs = 20_000): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await Promise.resolve(holds()).catch(() => false))) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${holds}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

function addressOf(browser: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((found, fail) => {
    let said = '';
    browser.stderr!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /listening on (ws:\S+)/.exec(said)?.[1];
      if (address) found(address);
    });
    browser.once('exit', (code) => fail(new Error(`The browser ended with ${code}: ${said}`)));
  });
}
