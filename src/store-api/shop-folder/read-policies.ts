import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { marked } from 'marked';
import type { FolderProblem } from './folder-problem.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_CHARACTERS = 200_000;

/** HTML of each page below `policies/`, by its slug: the name of a `.md` or `.html` file. Pages sanitise it. */
export async function readPolicies(path: string, problems: FolderProblem[]): Promise<Record<string, string>> {
  const names = (await readdir(join(path, 'policies')).catch(() => [])).filter((name) => !name.startsWith('.')).sort();
  const policies: Record<string, string> = {};
  for (const name of names) {
    const file = `policies/${name}`;
    const kind = extname(name);
    const slug = name.slice(0, -kind.length);
    const isPage = (kind === '.md' || kind === '.html') && SLUG.test(slug);
    const problem = !isPage
      ? 'must be a .md or .html file whose name is small letters, digits and dashes, such as returns.md'
      : Object.hasOwn(policies, slug)
        ? `is the second page named ${slug}`
        : undefined;
    if (problem !== undefined) problems.push({ file, what: problem });
    else policies[slug] = await readPage(join(path, file), file, kind, problems);
  }
  return policies;
}

async function readPage(path: string, file: string, kind: string, problems: FolderProblem[]): Promise<string> {
  const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  if (text.trim() === '') problems.push({ file, line: 1, what: 'is empty: write the page, or remove the file' });
  if (text.length > MAX_CHARACTERS) problems.push({ file, what: `has more than ${MAX_CHARACTERS} characters` });
  else if (text.includes('\uFFFD')) problems.push({ file, what: 'is not UTF-8 text: save it as UTF-8' });
  else return kind === '.md' ? marked.parse(text, { async: false }) : text;
  return '';
}
