import { join } from 'node:path';
import { parseArgs } from 'node:util';

const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [320, 768, 1280, 1920] as const;

export interface Options {
  /** Take the pictures as they are now for the baselines. */
  update: boolean;
  /** Names of screens; all of the routes when empty. */
  screens: string[];
  schemes: readonly ('light' | 'dark')[];
  widths: readonly number[];
  /** Where the baselines are. */
  out: string;
  /** Full size PNG instead of small WebP, to look at. */
  large: boolean;
}

const list = (text: string) => text.split(',').filter(Boolean);

/** `--update --screens home,cart --widths 320 --schemes dark --out DIR --large` */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      update: { type: 'boolean', default: false },
      large: { type: 'boolean', default: false },
      screens: { type: 'string', default: '' },
      schemes: { type: 'string', default: SCHEMES.join() },
      widths: { type: 'string', default: WIDTHS.join() },
      out: { type: 'string', default: join(import.meta.dirname, 'baselines') },
    },
  });
  return {
    update: values.update,
    large: values.large,
    screens: list(values.screens),
    schemes: SCHEMES.filter((scheme) => list(values.schemes).includes(scheme)),
    widths: list(values.widths).map(Number),
    out: values.out,
  };
}
