import { removeUnusedPictures } from './remove-unused.ts';
import type { MediaContext } from '../media-context.ts';
import { type BackgroundJob, startBackgroundJob } from '../../../base/jobs/background-job.ts';
import { log } from '#log.ts';

const START_AFTER_MS = 10 * 60_000;
const EVERY_MS = 24 * 60 * 60_000;

/** Removes pictures that nothing uses, ten minutes after the start and then every day. Returns what stops it. */
export function startRemovingUnused({ db, media }: MediaContext): () => Promise<void> {
  let job: BackgroundJob | undefined;
  const timer = setTimeout(() => {
    job = startBackgroundJob(
      'removing unused pictures',
      async (isStopped) => {
        const removed = await removeUnusedPictures(db, media.folder, { isStopped });
        if (Object.values(removed).some((count) => count > 0))
          log.info(removed, 'pictures that nothing uses are removed');
      },
      { everyMs: EVERY_MS },
    );
  }, START_AFTER_MS).unref();
  return async () => {
    clearTimeout(timer);
    await job?.close();
  };
}
