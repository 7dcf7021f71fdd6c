import { expect, test as base } from '../support/test.ts';
import { openTab, until, type Tab } from './tab.ts';

/** What a document did to storage before it was shown, and whether it came back as it was left. */
const NOTES = `
  addEventListener('pageshow', ({ persisted }) => (window.cameBack = persisted));
  window.early = [];
  for (const name of ['setItem', 'removeItem', 'clear']) {
    const act = Storage.prototype[name];
    Storage.prototype[name] = function (...given) {
      if (document.prerendering) early.push([name, given[0]]);
      return act.apply(this, given);
    };
  }`;

/** A visitor with a mouse in a browser that prerenders and keeps pages for the way back. */
export const test = base.extend<{ tab: Tab; visitor: ReturnType<typeof visitorOf> }>({
  tab: async ({}, use) => {
    const tab = await openTab({ onDocument: NOTES });
    await use(tab);
    await tab.close();
  },
  visitor: async ({ tab, shopOrigin }, use) => use(visitorOf(tab, shopOrigin)),
  /** The same rule as for other tests, without their browser. */
  quietConsole: async ({ tab }, use) => {
    await use(undefined);
    const said = tab.told('Runtime.consoleAPICalled').filter(({ type }) => ['error', 'warning'].includes(type));
    const logged = tab.told('Log.entryAdded').filter(({ entry }) => ['error', 'warning'].includes(entry.level));
    expect([...said, ...logged, ...tab.told('Runtime.exceptionThrown')]).toEqual([]);
  },
});

export { expect };

function visitorOf(tab: Tab, origin: string) {
  const here = <T>(script: string) => tab.shown().evaluate<T>(script);
  const mouse = (type: string, place: { x: number; y: number }) =>
    tab.send(
      'Input.dispatchMouseEvent',
      { type, ...place, button: type === 'mouseMoved' ? 'none' : 'left', clickCount: 1 },
      tab.shown().session,
    );
  const placeOf = (selector: string) =>
    here<{ x: number; y: number }>(`(() => {
      const link = document.querySelector(${JSON.stringify(selector)});
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);

  /** Paths the rules make candidates on the pages seen so far, by what they may be. */
  const candidates = (action: 'Prefetch' | 'Prerender'): string[] =>
    tab
      .told('Preload.preloadingAttemptSourcesUpdated')
      .flatMap(({ preloadingAttemptSources }) => preloadingAttemptSources as { key: { action: string; url: string } }[])
      .filter(({ key }) => key.action === action)
      .map(({ key }) => key.url.replace(origin, ''));

  /** Back in the tab's history. */
  async function back(): Promise<void> {
    const { currentIndex, entries } = await tab.send('Page.getNavigationHistory', {}, tab.shown().session);
    await tab
      .send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1].id }, tab.shown().session)
      .catch(() => undefined);
  }

  return {
    here,
    async open(path: string): Promise<void> {
      await tab.send('Page.navigate', { url: origin + path }, tab.shown().session).catch(() => undefined);
      await until(() =>
        here(`location.pathname + location.search === ${JSON.stringify(path)} && document.readyState === 'complete'`),
      );
    },
    /** Points at a link, and waits until its page stands ready behind the one shown. */
    async getReady(selector: string, path: string): Promise<void> {
      await until(() => candidates('Prerender').includes(path));
      await mouse('mouseMoved', await placeOf(selector));
      await until(() =>
        tab
          .told('Preload.prerenderStatusUpdated')
          .some(({ key, status }) => key.url === origin + path && status === 'Ready'),
      );
    },
    async click(selector: string): Promise<void> {
      const place = await placeOf(selector);
      for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'])
        await mouse(type, place).catch(() => undefined);
    },
    back,
    candidates,
    /** Goes back to `path`, which must come as it was left, or for no reason of its own not. */
    async returnTo(path: string): Promise<void> {
      await back();
      await until(() =>
        here(`location.pathname + location.search === ${JSON.stringify(path)} && 'cameBack' in window`),
      );
      const reasons = await here<string[]>(
        `(performance.getEntriesByType('navigation')[0].notRestoredReasons?.reasons ?? []).map(({ reason }) => reason)`,
      );
      expect({ path, cameBack: await here('cameBack'), reasons }).toEqual({
        path,
        cameBack: tab.keepsPages,
        reasons: tab.keepsPages ? [] : ['masked'],
      });
    },
  };
}
