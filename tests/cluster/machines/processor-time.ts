import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the kernel's clock in a second, on every Linux that matters. */
const TICKS = 100;

/** Seconds of processor time that a process and all below it have used so far, also those that have ended. */
export function processorTime(root: number): number {
  const all = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const fields = read(`/proc/${name}/stat`)
          ?.replace(/^.*\) /s, '')
          .split(' ')
          .map(Number);
        return fields ? [[Number(name), fields] as const] : [];
      }),
  );
  const below = (pid: number): number[] => [
    pid,
    ...[...all].filter(([, fields]) => fields[1] === pid).flatMap(([child]) => below(child)),
  ];
  // Fields 14 to 17 of proc(5), from the third on: user, system, and both of children that were waited for.
  const ticks = below(root).map((pid) => (all.get(pid) ?? []).slice(11, 15).reduce((sum, each) => sum + each, 0));
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
