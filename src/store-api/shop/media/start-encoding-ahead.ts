import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { claimAhead, STALE_MS } from './ahead-claim.ts';
import { encodeAhead } from './encode-ahead.ts';
import type { ChangeFeed } from '../../base/db/change-feed.ts';
import type { MediaContext } from './media-context.ts';
import { type BackgroundJob, startBackgroundJob } from '../../base/jobs/background-job.ts';
import { log } from '#log.ts';

/** The first requests after the start are for pages. */
const START_AFTER_MS = 5_000;
const REPORT_EVERY_MS = 10_000;
/** Of the event loop's time; above it the shop is not idle. */
const BUSY = 0.3;
const WAIT_MS = 500;

/**
 * Makes the files of pictures that nobody has asked for yet while the shop has little to do: some seconds after the
 * start, and when pictures may have changed. Returns a function that stops it.
 */
export function startEncodingAhead(
  app: MediaContext,
  feed: Pick<ChangeFeed, 'watch'>,
  { startAfterMs = START_AFTER_MS }: { startAfterMs?: number | undefined } = {},
): () => Promise<void> {
  let job: BackgroundJob | undefined;
  let retry: NodeJS.Timeout | undefined;
  const work = async (isStopped: () => boolean): Promise<void> => {
    const claim = await claimAhead(app.media.folder);
    clearTimeout(retry);
    // Another process does it. Should that end before it is through, this one goes on.
    if (!claim) retry = setTimeout(() => job?.trigger(), STALE_MS + WAIT_MS).unref();
    // oxlint-disable-next-line typescript/no-misused-promises -- finally waits for it
    else await encodeAll(app, isStopped, claim.renew).finally(claim.release);
  };
  const timer = setTimeout(() => {
    job = startBackgroundJob('encoding pictures ahead', work);
  }, startAfterMs).unref();
  const unsubscribe = feed.watch((tags) => {
    if (tags.some((tag) => /(^\*|:info|:catalogue)$/s.test(tag))) job?.trigger();
  });
  return async () => {
    unsubscribe();
    clearTimeout(timer);
    clearTimeout(retry);
    await job?.close();
  };
}

async function encodeAll(
  { db, media }: MediaContext,
  isStopped: () => boolean,
  renew: () => Promise<void>,
): Promise<void> {
  const whenIdle = idleWatch(isStopped);
  let reported = performance.now();
  const files = await encodeAhead(
    db,
    media.encoder,
    (error) => log.error({ err: error }, 'a picture could not be encoded ahead'),
    {
      isStopped,
      async mayGoOn() {
        await renew();
        await whenIdle();
      },
      onProgress(pictures, of, made) {
        if (made === 0 || performance.now() - reported < REPORT_EVERY_MS) return;
        reported = performance.now();
        log.info({ pictures, of, files: made }, 'encoding pictures ahead');
      },
    },
  );
  if (files > 0 && !isStopped()) log.info({ files }, 'all pictures are encoded');
}

/** Resolves at once when the event loop has had little to do since the last call, else as soon as it has. */
function idleWatch(isStopped: () => boolean): () => Promise<void> {
  let before = performance.eventLoopUtilization();
  return async () => {
    for (;;) {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      if (utilization < BUSY || isStopped()) return;
      await sleep(WAIT_MS, undefined, { ref: false });
    }
  };
}
