/** What has to be undone however the benchmark ends: servers, browsers, folders. Last made, first undone. */
const undoing: (() => unknown)[] = [];
let stopped = false;

export function undoAtEnd(undo: () => unknown): void {
  undoing.push(undo);
}

export async function undoAll(): Promise<void> {
  for (let undo = undoing.pop(); undo; undo = undoing.pop())
    try {
      await undo();
    } catch (error) {
      console.error(String(error));
    }
}

/** Ctrl-C ends everything this process has started, and then this process. */
export function undoOnSignals(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => {
      stopped = true;
      void undoAll().finally(() => process.exit(code));
    });
}

/** What fails from now on fails because its server or browser was taken away. */
export function isStopped(): boolean {
  return stopped;
}
