import { afterAll, vi } from 'vitest';

/** Files with a document share one, for loading jsdom takes longer than they do: each finds page and stores fresh. */
const address = location.href;

/** What is still to come when a file ends finds no document: nanostores ends a store a second after its last reader. */
const timers = new Set<NodeJS.Timeout>();
const start = globalThis.setTimeout;
const counted = (...args: Parameters<typeof start>) => {
  const timer = start(...args);
  timers.add(timer);
  return timer;
};
globalThis.setTimeout = Object.defineProperties(counted, Object.getOwnPropertyDescriptors(start)) as typeof start;

afterAll(() => {
  globalThis.setTimeout = start;
  for (const timer of timers) clearTimeout(timer);
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    if (element !== document.documentElement) element.replaceChildren();
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', address);
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  // Stores of the browser are modules.
  vi.resetModules();
});
