import { parseArgs } from 'node:util';

export interface Options {
  /** Fewer runs and shorter loads: under two minutes, for a first look. */
  quick: boolean;
  /** Names of groups of rows; all when empty. */
  only: readonly string[];
  /** Commit to measure beside this one. undefined: that of the newest results. false: none. */
  past: string | undefined | false;
  /** A file that names shops of others to measure beside it. */
  peers: string | undefined;
  /** How often paired rows measure. undefined: as each row does by itself. */
  rounds: number | undefined;
  /** Keep the results in a file. */
  write: boolean;
}

/** Reads the options that README.md lists. Only a full run is kept without `--write`. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      past: { type: 'string' },
      peers: { type: 'string' },
      rounds: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const { quick, past, peers, write } = values;
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  if (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0))
    throw new Error(`--rounds ${values.rounds} is no number of rounds.`);
  const only = values.only.split(',').filter(Boolean);
  return {
    quick,
    only,
    past: past === 'none' ? false : (past ?? (quick ? false : undefined)),
    peers,
    rounds,
    write: write || (!quick && only.length === 0),
  };
}
