export const WORKER_PATH = '/service-worker.js';
export const OFFLINE_PATH = '/offline';
/** In place of a picture that is not there. */
export const PLACEHOLDER_PATH = '/placeholder.svg';
/** The same for every visitor: what they show is in localStorage. */
export const SHELL_PATHS = ['/cart', '/wishlist'];
/** The response header that names the build a page is of; only pages that are the same for everybody have it. */
export const BUILD_HEADER = 'x-build';

/** About one person, or of use only with a connection: never kept (docs/behaviour.md 13.private). */
const NEEDS_CONNECTION =
  /^\/(?:checkout|payment|orders|order-success|track-order|account|login|register|forgot-password|reset-password|api|api-test|sandbox-bank)(?:\/|$)/;

export function needsConnection(path: string): boolean {
  return NEEDS_CONNECTION.test(path);
}
