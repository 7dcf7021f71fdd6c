const EVERY_MS = 5_000;

/** Prints `label: 48/112 pictures` at most every five seconds, so never for what is done at once. */
export function progressLine(label: string, print: (line: string) => void): (done: number, total: number) => void {
  let last = performance.now();
  return (done, total) => {
    const now = performance.now();
    if (now - last < EVERY_MS) return;
    last = now;
    print(`${label}: ${done}/${total} pictures`);
  };
}
