import { extname } from 'node:path';
import { listFolder, readFolderText } from './folder-file.ts';
import type { FolderProblem } from '../folder-problem.ts';
import { parseSizeGuide } from './parse-size-guide.ts';
import type { SizeGuide } from '#contract/size-guide.ts';

const FOLDER = 'sizes';
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_CHARACTERS = 50_000;

/** A file of `sizes/`. */
export interface SizeGuideFile {
  source: string;
  guide: SizeGuide;
}

/** Each size guide below `sizes/`, by its slug: the name of a `.csv` file. */
export async function readSizeGuides(path: string, problems: FolderProblem[]): Promise<Record<string, SizeGuideFile>> {
  const names = await listFolder(path, FOLDER, problems);
  const guides: Record<string, SizeGuideFile> = {};
  for (const name of names) {
    const file = `${FOLDER}/${name}`;
    const slug = name.slice(0, -extname(name).length);
    if (extname(name) !== '.csv' || !SLUG.test(slug)) {
      const what = 'must be a .csv file whose name is small letters, digits and dashes, such as mens-shirts.csv';
      problems.push({ file, what });
      continue;
    }
    const source = await readFolderText(path, file, problems);
    if (typeof source !== 'string') continue;
    if (source.length > MAX_CHARACTERS) problems.push({ file, what: `has more than ${MAX_CHARACTERS} characters` });
    else if (source.includes('\uFFFD')) problems.push({ file, what: 'is not UTF-8 text: save it as UTF-8' });
    else
      guides[slug] = {
        source,
        guide: parseSizeGuide(source, titleOf(slug), (line, what) => problems.push({ file, line, what })),
      };
  }
  return guides;
}

/** `mens-shirts` is titled "Mens shirts". */
function titleOf(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
