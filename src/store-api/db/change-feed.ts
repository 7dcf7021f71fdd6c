import { onChanges } from './changes.ts';
import type { Db } from './open-database.ts';
import { log } from '#log.ts';

/** Reads what this and other processes wrote down as changed: see EmbeddedApi.watch. */
export interface ChangeFeed {
  watch: (listener: (tags: string[]) => void) => () => void;
  close: () => Promise<void>;
}

const POLL_MS = 300;
/**
 * A transaction may commit this much later than one that began after it: PostgreSQL gives numbers before the commit.
 */
const SETTLED_MS = 30_000;
/** Rows read at once; with more the feed gives up naming them. */
const MOST_ROWS = 5_000;
/** Rows at the start of which some before may not be committed yet. */
const ROWS_AT_START = 500;
const EVERYTHING = '*';

interface Row {
  seq: number;
  store_id: string;
  tag: string;
}

/** @throws when the database cannot be read now; later trouble is waited out. */
export async function openChangeFeed(db: Db, { pollMs = POLL_MS }: { pollMs?: number } = {}): Promise<ChangeFeed> {
  const watchers = new Set<(tags: string[]) => void>();
  let closed = false;
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  let place = await findPlace(db);

  async function read(): Promise<void> {
    if (closed) return;
    try {
      const rows = await db
        .selectFrom('changes')
        .select(['seq', 'store_id', 'tag'])
        .where('seq', '>=', place.settled)
        .orderBy('seq')
        .limit(MOST_ROWS)
        .execute();
      // The settled row is never pruned while anyone may stand there: without it this is another database, or days have
      // passed.
      const isLost = place.settled > 0 && rows[0]?.seq !== place.settled;
      if (isLost || rows.length === MOST_ROWS) {
        place = await findPlace(db);
        tell([EVERYTHING]);
        return;
      }
      const fresh = rows.filter(({ seq }) => !place.seen.has(seq));
      remember(place, fresh);
      tell([...new Set(fresh.map(({ store_id, tag }) => `${store_id}:${tag}`))]);
    } catch {
      // The rows are kept for a day; the next look finds them.
    }
  }

  /** A look that begins after this call; several calls share one. */
  function look(): Promise<void> {
    waiting ??= (running ?? Promise.resolve()).then(() => {
      waiting = undefined;
      return (running = read().finally(() => (running = undefined)));
    });
    return waiting;
  }

  function tell(tags: string[]): void {
    if (tags.length === 0) return;
    for (const listener of [...watchers])
      try {
        listener(tags);
      } catch (error) {
        log.error({ err: error }, 'change feed');
      }
  }

  const timer = setInterval(() => void (running ?? look()), pollMs).unref();
  const deafen = onChanges(db, look);
  return {
    watch(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    async close() {
      closed = true;
      clearInterval(timer);
      deafen();
      await running;
    },
  };
}

/** `settled` and all before it are told; `seen`, with the time, are those after it that are told too. */
interface Place {
  settled: number;
  seen: Map<number, number>;
}

/** The end of the feed. What may still be committed among the last rows is not taken for told. */
async function findPlace(db: Db): Promise<Place> {
  const last = await db
    .selectFrom('changes')
    .select(['seq', 'store_id', 'tag'])
    .orderBy('seq', 'desc')
    .limit(ROWS_AT_START)
    .execute();
  const place: Place = { settled: last.at(-1)?.seq ?? 0, seen: new Map() };
  remember(place, last.reverse());
  return place;
}

function remember(place: Place, rows: Row[]): void {
  const now = performance.now();
  for (const { seq } of rows) place.seen.set(seq, now);
  for (const [seq, at] of place.seen) {
    if (now - at <= SETTLED_MS) break;
    place.settled = Math.max(place.settled, seq);
  }
  for (const seq of place.seen.keys()) if (seq < place.settled) place.seen.delete(seq);
}
