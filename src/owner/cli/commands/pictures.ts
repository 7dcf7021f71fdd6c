import type { Command } from '../command.ts';
import { counted } from '#lib/text/counted.ts';
import { progressLine } from '../progress-line.ts';
import { sayWhere } from '../say-where.ts';
import { withDatabase } from '../with-database.ts';

export const pictureCommands: readonly Command[] = [
  {
    name: 'encode-pictures',
    writes: 'files',
    help: [
      'Makes all sizes of all pictures now. Otherwise an open shop makes them while it has little to',
      'do, and what is asked for before that at once.',
    ],
    run: (_, options) =>
      withDatabase(async (db, environment) => {
        sayWhere(options, environment);
        const { availableParallelism } = await import('node:os');
        const { encodeAhead } = await import('#store-api/shop/media/encode-ahead.ts');
        const { openEncoder } = await import('#store-api/shop/media/open-encoder.ts');
        const encoder = openEncoder(`${environment.DATA_DIR}/media`, availableParallelism());
        const problems: unknown[] = [];
        const files = await encodeAhead(db, encoder, (error) => problems.push(error), {
          onProgress: progressLine('Encoding', console.log),
        });
        for (const error of problems) console.error(error instanceof Error ? error.message : String(error));
        if (problems.length > 0) process.exitCode = 1;
        console.log(`${counted(files, 'file was', 'files were')} made.`);
      }),
  },
];
