/** How long a shopper waits without a word. */
export const SLOW_AFTER_MS = 4_000;
