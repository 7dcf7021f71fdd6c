/** The part of ServiceWorkerGlobalScope that this worker uses: TypeScript's own types of it exclude those of pages. */
interface ExtendableEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}
export interface FetchEvent extends ExtendableEvent {
  request: Request;
  /** Undefined in browsers without navigation preload. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}
interface Events {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableEvent & { data: unknown };
  fetch: FetchEvent;
}
interface WorkerScope {
  addEventListener: <Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { includeUncontrolled: boolean }) => Promise<{ id: string }[]>;
  };
  registration: {
    unregister: () => Promise<boolean>;
    navigationPreload?: { enable: () => Promise<void> };
  };
}

export const scope = self as unknown as WorkerScope;
