import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from '../bench.ts';
import type { Outcome, Row } from '../table/row.ts';

const FILE = join(import.meta.dirname, '../growth.ts');

/** What a hundred times the catalogue costs: measured by tests/bench/growth.ts, whose exported function gives rows. */
export async function growth({ quick }: Bench): Promise<Outcome> {
  if (quick) return unmeasured('filling a shop with 100,000 products takes longer than a quick run');
  if (!existsSync(FILE)) return unmeasured('tests/bench/growth.ts is missing');
  const exported = (await import(FILE)) as Record<string, unknown>;
  const measure = Object.values(exported).find((one) => typeof one === 'function') as (options: {
    quick: boolean;
  }) => Promise<Row[]>;
  const rows = await measure({ quick });
  return { rows, figures: rows };
}

function unmeasured(note: string): Outcome {
  return {
    rows: [
      {
        what: 'Growth',
        target: 'p95 at 100,000 products at most 1.5 times that at 1,000',
        measured: 'not measured',
        note,
      },
    ],
    figures: null,
  };
}
