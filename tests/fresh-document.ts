import { afterAll, vi } from 'vitest';

/** Files with a document share one, for loading jsdom takes longer than they do: each finds page and stores fresh. */
const address = location.href;

afterAll(() => {
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
