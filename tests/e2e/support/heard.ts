/** How pages are asked for what another process changed. How soon it is heard is kept by api/db/change-feed.test.ts. */
export const HEARD = { intervals: [50], timeout: 30_000 };
