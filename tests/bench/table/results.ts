import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitOf, isChanged } from '../shop/git.ts';
import { wasBusy, type Machine } from '../page/machine.ts';
import type { Outcome } from './row.ts';
import { table } from './table.ts';

const FOLDER = join(import.meta.dirname, '../results');

export interface Results {
  date: string;
  commit: string;
  /** The checkout held more than that commit. */
  changed: boolean;
  past: string | undefined;
  quick: boolean;
  client: string;
  machine: Machine;
  outcomes: Record<string, Outcome>;
}

export function describeRun({ outcomes, ...run }: Omit<Results, 'date' | 'commit' | 'changed'>): Results {
  return {
    date: new Date().toISOString(),
    commit: commitOf('HEAD') ?? 'unknown',
    changed: isChanged(),
    ...run,
    outcomes,
  };
}

/** The table with what it was measured on. */
export function report({ date, commit, changed, past, quick, client, machine, outcomes }: Results): string {
  const { cores, memoryGB, model, cpuScore, cpuScoreLowest, loadBefore } = machine;
  return `# ${date.slice(0, 10)}, ${commit.slice(0, 7)}${changed ? ' with changes' : ''}

- Machine: ${cores} cores (${model}), ${memoryGB} GB, CPU score ${cpuScore}, lowest before a run ${cpuScoreLowest}, load before ${loadBefore.toFixed(1)}${wasBusy(machine) ? '\n- **Something else was running: these figures are not worth much.**' : ''}
- Run: ${quick ? 'quick' : 'full'}; past: ${past?.slice(0, 7) ?? 'none'}; load by ${client}

${table(Object.values(outcomes).flatMap(({ rows }) => rows))}
`;
}

/** Keeps the report, and beside it every figure as JSON. */
export function keepResults(results: Results): string {
  const name = join(FOLDER, `${results.date.slice(0, 10)}-${results.commit.slice(0, 7)}`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${name}.md`, report(results));
  writeFileSync(
    `${name}.json`,
    `${JSON.stringify(results, (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value), 1)}\n`,
  );
  return `${name}.md`;
}

/** The commit of the newest results. */
export function newestCommit(): string | undefined {
  if (!existsSync(FOLDER)) return undefined;
  const kept = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Results);
  return kept.sort((a, b) => a.date.localeCompare(b.date)).at(-1)?.commit;
}
