import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from '../bench.ts';
import type { Outcome, Row } from '../row.ts';

const FILE = join(import.meta.dirname, '../growth.ts');

/** What a hundred times the catalogue costs: measured by tests/bench/growth.ts, whose exported function gives rows. */
export async function growth({ quick }: Bench): Promise<Outcome> {
  if (!existsSync(FILE)) return { rows: [{ what: 'Growth', target: 'p95 at 100,000 products at most 1.5 times that at 1,000', measured: 'not measured', note: 'tests/bench/growth.ts is missing' }], figures: null };
  const exported = (await import(FILE)) as Record<string, unknown>;
  const measure = Object.values(exported).find((one) => typeof one === 'function') as (options: { quick: boolean }) => Promise<Row[]>;
  const rows = await measure({ quick });
  return { rows, figures: rows };
}
