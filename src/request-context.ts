import { AsyncLocalStorage } from 'node:async_hooks';

/** What one request is called in the log and in the metrics. */
export interface RequestNote {
  id: string;
  /** The call's name of the contract, or a page's pattern: never an address, which may name a person. */
  route?: string | undefined;
}

const storage = new AsyncLocalStorage<RequestNote>();

export function inRequest<T>(note: RequestNote, act: () => T): T {
  return storage.run(note, act);
}

export function currentRequest(): RequestNote | undefined {
  return storage.getStore();
}

export function noteRoute(route: string): void {
  const note = storage.getStore();
  if (note) note.route = route;
}
