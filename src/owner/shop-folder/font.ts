import { createHash } from 'node:crypto';
import { FolderError, type FolderProblem } from './folder-problem.ts';
import { type FolderFile, readFolderFile } from './read/folder-file.ts';
import { writeAtomically } from '#store-api/shop/media/write-atomically.ts';
import type { StoreFile } from './store-schema.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';

/** Each visitor fetches it once. */
const MAX_BYTES = 150_000;

/** The problems of the display font that `theme.font` names. */
export async function fontProblems(path: string, theme: StoreFile['theme'], line: number): Promise<FolderProblem[]> {
  if (theme?.font === undefined) return [];
  const found = await readFontFile(path, theme.font);
  return 'bytes' in found ? [] : [{ file: 'store.yaml', line, what: `the font ${theme.font} ${found.problem}` }];
}

async function readFontFile(path: string, font: string): Promise<FolderFile> {
  const found = (await readFolderFile(path, font)) ?? { problem: 'is not in the folder' };
  if ('problem' in found) return found;
  const { bytes } = found;
  if (bytes.subarray(0, 4).toString('latin1') !== 'wOF2') return { problem: 'is no WOFF2 file' };
  return bytes.length > MAX_BYTES
    ? {
        problem: `has ${Math.ceil(bytes.length / 1000)} KB, and at most ${MAX_BYTES / 1000} KB go to a phone: \
leave out scripts that you do not use`,
      }
    : found;
}

/** The theme as the store's record has it; with `media` its font is put there. @throws FolderError when it is none */
export async function themeInfo(
  path: string,
  theme: StoreFile['theme'],
  media?: string,
): Promise<WireStoreInfo['theme']> {
  if (theme?.font === undefined) return theme;
  const found = await readFontFile(path, theme.font);
  if ('problem' in found) throw new FolderError([{ file: theme.font, what: found.problem }]);
  const { bytes } = found;
  const name = fontName(bytes);
  if (media !== undefined) await writeAtomically(media, name, bytes);
  return { ...theme, font: `/media/${name}` };
}

/** The name of its file, which is made from its bytes. */
export function fontName(bytes: Buffer): string {
  return `${createHash('sha256').update('font 1 ').update(bytes).digest('hex').slice(0, 16)}-font.woff2`;
}
