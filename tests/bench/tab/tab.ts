import { spawn } from 'node:child_process';
import { CHROMIUM_ARGS, chromiumPath } from '../../e2e/support/chromium.ts';
import { undoAtEnd } from '../leftovers.ts';
import { SLOW_4G, UNREACHABLE, userAgent } from '../page/phone.ts';
import { stop } from '../shop/server-process.ts';
import { temporaryFolder } from '../shop/shop-data.ts';
import { CdpConnection } from './cdp-connection.ts';

export interface Tab {
  cdp: CdpConnection;
  /** DevTools sessions of the pages in it: the one shown, and those being prerendered. */
  pages: Map<string, { url: string; prerendered: boolean }>;
}

export interface TabConditions {
  cpu: number;
  saveData: boolean;
  /** Runs in each document shown, before its own scripts. */
  script: string;
}

/** One tab of a fresh browser, as the phone of phone.ts, in which pages may be prerendered. */
export async function withTab<T>(conditions: TabConditions, use: (tab: Tab) => Promise<T>): Promise<T> {
  const child = spawn(
    await chromiumPath(),
    [
      '--headless',
      ...CHROMIUM_ARGS,
      ...UNREACHABLE,
      '--remote-debugging-port=0',
      `--user-data-dir=${temporaryFolder('profile')}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const close = () => stop(child);
  undoAtEnd(close);
  try {
    const cdp = await CdpConnection.open(await addressOf(child.stderr));
    const tab = await openTab(cdp, conditions);
    return await use(tab).finally(() => cdp.close());
  } finally {
    await close();
  }
}

async function addressOf(stderr: NodeJS.ReadableStream): Promise<string> {
  let said = '';
  for await (const chunk of stderr) {
    said += String(chunk);
    const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
    if (address) return address;
  }
  throw new Error(`The browser did not start: ${said}`);
}

async function openTab(cdp: CdpConnection, { cpu, saveData, script }: TabConditions): Promise<Tab> {
  const pages: Tab['pages'] = new Map();
  const { product } = await cdp.send('Browser.getVersion');
  const version = /\/(\d+)/.exec(String(product))?.[1] ?? '';
  let shown: () => void;
  const first = new Promise<void>((resolve) => (shown = resolve));

  async function prepare(sessionId: string): Promise<void> {
    const say = (method: string, params = {}) => cdp.send(method, params, sessionId);
    // Not one after the other: a page that waits for its start answers some of these only afterwards.
    await Promise.all([
      say('Page.enable'),
      say('Network.enable'),
      say('Network.emulateNetworkConditions', SLOW_4G),
      say('Network.setUserAgentOverride', { userAgent: userAgent(version) }),
      say('Emulation.setCPUThrottlingRate', { rate: cpu }),
      say('Emulation.setDeviceMetricsOverride', { width: 360, height: 800, deviceScaleFactor: 2, mobile: true }),
      say('Emulation.setTouchEmulationEnabled', { enabled: true }),
      ...(saveData
        ? [
            say('Emulation.setDataSaverOverride', { dataSaverEnabled: true }),
            say('Network.setExtraHTTPHeaders', { headers: { 'Save-Data': 'on' } }),
          ]
        : []),
      say('Page.addScriptToEvaluateOnNewDocument', { source: script }),
      say('Runtime.runIfWaitingForDebugger'),
    ]);
    shown();
  }

  cdp.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type !== 'page')
      return void cdp.send('Runtime.runIfWaitingForDebugger', {}, sessionId).catch(() => undefined);
    pages.set(sessionId, { url: targetInfo.url, prerendered: targetInfo.subtype === 'prerender' });
    prepare(sessionId).catch(() => undefined);
  });
  cdp.on('Target.detachedFromTarget', ({ sessionId }) => pages.delete(sessionId));
  const { targetId } = await cdp.send('Target.createTarget', { url: 'about:blank', forTab: true });
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: true });
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }, sessionId);
  await first;
  return { cdp, pages };
}
