import { execFileSync } from 'node:child_process';

/** Resident memory of a process and everything it started, in MB. */
export function residentMemory(pid: number): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  const processes = lines.map(
    (line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number, kilobytes: number],
  );
  const family = new Set([pid]);
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const [child, parent] of processes) if (family.has(parent)) family.add(child);
  }
  return processes.reduce((sum, [id, , kilobytes]) => sum + (family.has(id) ? kilobytes : 0), 0) / 1024;
}
