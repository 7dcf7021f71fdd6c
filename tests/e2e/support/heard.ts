/**
 * How pages are asked for what another process changed. How soon it is heard is kept by api/db/change-feed.test.ts.
 * Less than a cache entry lasts where nobody is told (30 s), so that no page is new by its age alone.
 */
export const HEARD = { intervals: [50], timeout: 15_000 };
