import { log } from '#log.ts';

/** Ctrl-C reaches a process that npm started twice: from the terminal, and from npm. */
const SAME_SIGNAL_MS = 500;

/** Drains at the first SIGTERM or SIGINT and ends the process; a second one ends it at once. */
export function drainOnSignal(drain: () => Promise<void>, endAtOnce: () => void = () => undefined): void {
  let since: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (since !== undefined && performance.now() - since < SAME_SIGNAL_MS) return;
      if (since !== undefined) {
        log.warn({ signal }, 'stopped without waiting');
        endAtOnce();
        process.exit(1);
      }
      since = performance.now();
      log.info({ signal }, 'drain');
      void drain().then(
        () => end(0),
        (error: unknown) => (log.error({ err: error }, 'drain'), end(1)),
      );
    });
}

export function end(code: number): never {
  log.info('stop');
  process.exit(code);
}
