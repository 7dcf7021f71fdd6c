import { subjectsOf, type Bench, type Subject } from '../bench.ts';
import { startRecordingProxy } from '../page/recording-proxy.ts';
import { ms, within, type Outcome, type Row } from '../table/row.ts';
import { median, ratioOf } from '../table/statistics.ts';
import { NOTE_TAP, pointAtCard, tapCard, type NextPage } from '../tab/card-tap.ts';
import { withTab } from '../tab/tab.ts';

const MOST = 100;
type Nexts = Partial<Record<Subject['name'], NextPage[]>>;

/**
 * The product's page after a tap on a card that was pointed at before, and what a visitor who saves data pays for it.
 */
export async function nextPage(bench: Bench): Promise<Outcome> {
  const nexts: Nexts = {};
  for (let run = 0; run < (bench.quick ? 1 : 5); run++)
    for (const { name, origin } of subjectsOf(bench))
      (nexts[name] ??= []).push(await tapped(origin + bench.paths.listing));
  const ahead = await fetchedAhead(bench);
  return { rows: [shownLine(nexts), savedLine(ahead)], figures: { nexts, ahead } };
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

function shownLine({ shop, past }: Nexts): Row {
  const [measured, before] = [shop, past].map((nexts) => (nexts ? median(nexts.map(({ shown }) => shown)) : null)) as [
    number | null,
    number | null,
  ];
  const ways = [...new Set(shop!.map(({ how }) => how))].join(', ');
  return {
    what: 'Next page after a tap on a card at 6x',
    target: `at most ${MOST} ms, fetched ahead`,
    measured: ms(measured),
    ...(past && { past: ms(before), pastRatio: ratioOf(measured, before) }),
    pass: within(measured, MOST),
    note: ways,
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
