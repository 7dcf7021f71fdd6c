import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FolderProblem } from './folder-problem.ts';
import { writeAtomically } from '../media/write-atomically.ts';
import type { StoreFile } from './store-schema.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';

/** Each visitor fetches it once. */
const MAX_BYTES = 150_000;

/** What is wrong with the display font that `theme.font` names. */
export async function fontProblems(path: string, theme: StoreFile['theme'], line: number): Promise<FolderProblem[]> {
  if (theme?.font === undefined) return [];
  const bytes = await readFile(join(path, theme.font)).catch(() => undefined);
  const what = bytes
    ? bytes.subarray(0, 4).toString('latin1') !== 'wOF2'
      ? 'is no WOFF2 file'
      : bytes.length > MAX_BYTES
        ? `has ${Math.ceil(bytes.length / 1000)} KB, and at most ${MAX_BYTES / 1000} KB go to a phone: \
leave out scripts that you do not use`
        : undefined
    : 'is not in the folder';
  return what === undefined ? [] : [{ file: 'store.yaml', line, what: `the font ${theme.font} ${what}` }];
}

/** The theme as the store's record has it; with `media` its font is put there. */
export async function themeInfo(
  path: string,
  theme: StoreFile['theme'],
  media?: string,
): Promise<WireStoreInfo['theme']> {
  if (theme?.font === undefined) return theme;
  const bytes = await readFile(join(path, theme.font));
  const name = fontName(bytes);
  if (media !== undefined) await writeAtomically(media, name, bytes);
  return { ...theme, font: `/media/${name}` };
}

/** The name of its file, which is made from its bytes. */
export function fontName(bytes: Buffer): string {
  return `${createHash('sha256').update('font 1 ').update(bytes).digest('hex').slice(0, 16)}-font.woff2`;
}
