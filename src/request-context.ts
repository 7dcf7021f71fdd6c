import { AsyncLocalStorage } from 'node:async_hooks';

/** How one request is named in the log and in the metrics. */
export interface RequestNote {
  id: string;
  /** The name of an endpoint, or a page's route pattern: never a URL, which may contain personal data. */
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
