/** Texts of pages shown without a network, most of them by the service worker. */
export const offline = 'You are offline.';
/** In its place once the connection is back: as long, so that the link behind it stays below the finger. */
export const online = 'You are online.';
export const unreachable = 'The shop cannot be reached right now.';
export const pageFrom = (when: string): string => `This page is from ${when}.`;
export const lastKnown = 'Prices are the last known.';
export const tryAgain = 'Try again';
export const title = 'Without a connection';
export const unseen = 'This page has not been opened on this device before, so it needs a connection.';
export const needsConnection =
  'Checkout, payment, signing in, your account and your orders need a connection. Nothing has been ordered or paid now, and nothing is sent later.';
export const works = 'What works';
export const cart = 'Your cart, with the last known prices';
export const wishlist = 'Your wishlist';
export const seen = 'Pages opened before';
export const cartChanged = 'Your cart has changed';
export const lineProblem = (name: string, problem: string): string => `${name}: ${problem}.`;
