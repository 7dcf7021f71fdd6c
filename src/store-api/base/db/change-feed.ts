import { onChanges } from './changes.ts';
import type { Db } from './open-database.ts';
import type { CatalogueReads } from './postgres/catalogue-reads.ts';
import { log } from '#log.ts';

/** Reads the changes that this and other processes have recorded: see EmbeddedApi.watch. */
export interface ChangeFeed {
  watch: (listener: (tags: string[]) => void) => () => void;
  close: () => Promise<void>;
}

const POLL_MS = 300;
/**
 * A row may become visible this much later than one with a higher number: PostgreSQL numbers rows before the commit.
 */
const SETTLED_MS = 30_000;
/** Rows read at once; with more, listeners get `*` instead of each tag. */
const MAX_ROWS = 5_000;
/** Rows before the end that are read at the start, because rows among them may not be committed yet. */
const ROWS_AT_START = 500;
const EVERYTHING = '*';

interface Row {
  seq: number;
  store_id: string;
  tag: string;
}

/**
 * The feed is read where the catalogue is read: an entry that is made again after a change must find it there. When
 * the reads have gone to another server, everything may have changed.
 * @throws when the database cannot be read now; later failures are retried with the next poll.
 */
export async function openChangeFeed(
  { db, switches }: Pick<CatalogueReads, 'db' | 'switches'>,
  { pollMs = POLL_MS }: { pollMs?: number } = {},
): Promise<ChangeFeed> {
  const listeners = new Set<(tags: string[]) => void>();
  let closed = false;
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  let source = switches();
  let position = await findPosition(db);

  async function read(): Promise<void> {
    if (closed) return;
    try {
      const now = switches();
      if (now !== source) {
        await startAgain();
        source = now;
        return;
      }
      const rows = await db
        .selectFrom('changes')
        .select(['seq', 'store_id', 'tag'])
        .where('seq', '>=', position.settled)
        .orderBy('seq')
        .limit(MAX_ROWS)
        .execute();
      // The settled row is pruned only after a day: without it this is another database, or the process was suspended.
      const isLost = position.settled > 0 && rows[0]?.seq !== position.settled;
      if (isLost || rows.length === MAX_ROWS) {
        await startAgain();
        return;
      }
      const fresh = rows.filter(({ seq }) => !position.seen.has(seq));
      markSeen(position, fresh);
      notify([...new Set(fresh.map(({ store_id, tag }) => `${store_id}:${tag}`))]);
    } catch {
      // The rows stay for a day, and the next poll reads them.
    }
  }

  async function startAgain(): Promise<void> {
    position = await findPosition(db);
    notify([EVERYTHING]);
  }

  /** A read that starts after this call; several calls share one. */
  function poll(): Promise<void> {
    waiting ??= (running ?? Promise.resolve()).then(() => {
      waiting = undefined;
      return (running = read().finally(() => (running = undefined)));
    });
    return waiting;
  }

  function notify(tags: string[]): void {
    if (tags.length === 0) return;
    for (const listener of [...listeners])
      try {
        listener(tags);
      } catch (error) {
        log.error({ err: error }, 'a listener of the change feed failed');
      }
  }

  const timer = setInterval(() => void (running ?? poll()), pollMs).unref();
  const unsubscribe = onChanges(db, poll);
  return {
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      clearInterval(timer);
      unsubscribe();
      await running;
    },
  };
}

/** All rows up to `settled` are done; `seen` are the rows after it that are done, with the time they were read. */
interface Position {
  settled: number;
  seen: Map<number, number>;
}

/** The end of the feed, such that rows still to be committed among the last ones are read later. */
async function findPosition(db: Db): Promise<Position> {
  const last = await db
    .selectFrom('changes')
    .select(['seq', 'store_id', 'tag'])
    .orderBy('seq', 'desc')
    .limit(ROWS_AT_START)
    .execute();
  const position: Position = { settled: last.at(-1)?.seq ?? 0, seen: new Map() };
  markSeen(position, last.reverse());
  return position;
}

function markSeen(position: Position, rows: Row[]): void {
  const now = performance.now();
  for (const { seq } of rows) position.seen.set(seq, now);
  for (const [seq, at] of position.seen) {
    if (now - at <= SETTLED_MS) break;
    position.settled = Math.max(position.settled, seq);
  }
  for (const seq of position.seen.keys()) if (seq < position.settled) position.seen.delete(seq);
}
