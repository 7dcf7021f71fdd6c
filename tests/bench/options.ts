import { parseArgs } from 'node:util';

export interface Options {
  /** Fewer runs and shorter loads: under two minutes, for a first look. */
  quick: boolean;
  /** Names of rows; all when empty. */
  only: readonly string[];
  /** Commit to measure beside this one; `undefined`: that of the newest results; `''`: none. */
  past: string | undefined;
  /** Write no results file. */
  dry: boolean;
}

/** `--quick --only paint,tap --past COMMIT|none --dry` */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      past: { type: 'string' },
      dry: { type: 'boolean', default: false },
    },
  });
  const past = values.past === 'none' ? '' : values.past;
  return { quick: values.quick, only: values.only.split(',').filter(Boolean), past: past ?? (values.quick ? '' : undefined), dry: values.dry };
}
