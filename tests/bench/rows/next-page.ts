import type { Bench } from '../bench.ts';
import { startRecordingProxy } from '../page/recording-proxy.ts';
import { comparison } from '../paired/comparison.ts';
import { inRounds } from '../paired/rounds.ts';
import { roundsOf } from '../paired/rounds-of.ts';
import { pageCells, shopsOf } from '../paired/targets.ts';
import { within, type Outcome, type Row } from '../table/row.ts';
import { NOTE_TAP, pointAtCard, tapCard, type NextPage } from '../tab/card-tap.ts';
import { withTab } from '../tab/tab.ts';

const MOST = 120;

/**
 * The product's page after a tap on a card that was pointed at before, paired, and what a visitor who saves data pays
 * for it.
 */
export async function nextPage(bench: Bench): Promise<Outcome> {
  const cells = pageCells(await shopsOf(bench), ['listing']);
  const { listing = {} } = await inRounds('next', roundsOf(bench), cells, (_, { url }) => tapped(url));
  const ahead = await fetchedAhead(bench);
  return { rows: [shownLine(listing), savedLine(ahead)], figures: { listing, ahead } };
}

function tapped(url: string): Promise<NextPage> {
  return withTab({ cpu: 6, saveData: false, script: NOTE_TAP }, async (tab) =>
    tapCard(tab, await pointAtCard(tab, url)),
  );
}

/** Everything but pictures that is asked for while the visitor only looks and points. */
async function fetchedAhead({ shop, paths }: Bench): Promise<string[]> {
  const proxy = await startRecordingProxy(shop.origin);
  const settled = await withTab({ cpu: 1, saveData: true, script: NOTE_TAP }, async (tab) => {
    let loaded = Infinity;
    tab.cdp.on('Page.loadEventFired', () => (loaded = Math.min(loaded, performance.now())));
    await pointAtCard(tab, proxy.origin + paths.listing);
    return loaded;
  });
  proxy.close();
  return proxy.passed
    .filter(
      ({ at, path, ahead }) => ahead || (at > settled && !/\.(avif|webp|jpe?g|png|svg|ico|webmanifest)$/.test(path)),
    )
    .map(({ path }) => path);
}

function shownLine(nexts: Record<string, (NextPage | null)[]>): Row {
  const compared = comparison(nexts, ({ shown }) => shown);
  const ways = new Set(nexts.shop!.map((next) => next?.how ?? 'not measured'));
  return {
    what: 'Next page after a tap on a card at 6x',
    target: `at most ${MOST} ms, fetched ahead`,
    ...compared,
    pass: within(compared.middle, MOST),
    note: [...ways].join(', '),
  };
}

function savedLine(ahead: string[]): Row {
  return {
    what: 'Fetched ahead for a visitor who saves data',
    target: 'nothing',
    measured: ahead.length === 0 ? 'nothing' : `${ahead.length} requests`,
    pass: ahead.length === 0,
    ...(ahead.length > 0 && { note: ahead.slice(0, 5).join(' ') }),
  };
}
