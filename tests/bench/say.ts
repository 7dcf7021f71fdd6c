/** What the benchmark is doing, on standard error: its table stands alone on standard output. */
export function say(text: string): void {
  console.error(`${new Date().toTimeString().slice(0, 8)} ${text}`);
}
