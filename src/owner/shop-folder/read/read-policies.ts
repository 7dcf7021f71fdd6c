import { extname } from 'node:path';
import { marked } from 'marked';
import { listFolder, readFolderText } from './folder-file.ts';
import { placeholderMistakes } from './placeholder-mistakes.ts';
import { splitTitle } from './split-title.ts';
import type { FolderProblem } from '../folder-problem.ts';
import type { PolicyPage } from '#store-api/shop/stores/applied-folder.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_CHARACTERS = 200_000;

/**
 * Each page below `policies/`, by its slug: the name of a `.md` or `.html` file. One that holds nothing but a comment
 * is a draft, and no page yet (docs/decisions D400). Its title is the level-1 heading at its start (D475).
 */
export async function readPolicies(path: string, problems: FolderProblem[]): Promise<Record<string, PolicyPage>> {
  const names = await listFolder(path, 'policies', problems);
  const policies: Record<string, PolicyPage> = {};
  for (const name of names) {
    const file = `policies/${name}`;
    const kind = extname(name);
    const slug = name.slice(0, -kind.length);
    const isPage = (kind === '.md' || kind === '.html') && SLUG.test(slug);
    if (!isPage) {
      problems.push({
        file,
        what: 'must be a .md or .html file whose name is small letters, digits and dashes, such as returns.md',
      });
      continue;
    }
    const source = await readPage(path, file, problems);
    if (isDraft(source)) continue;
    if (Object.hasOwn(policies, slug)) {
      problems.push({ file, what: `is the second page named ${slug}` });
      continue;
    }
    const page = splitTitle(kind === '.md' ? marked.parse(source, { async: false }) : source);
    policies[slug] = { file: name, source, ...page };
    problems.push(...placeholderMistakes(file, source));
    for (const picture of ownPictures(page.html))
      problems.push({
        file,
        line: source.slice(0, source.indexOf(picture)).split('\n').length,
        what: `the picture ${picture}: pages show no picture of the folder. Name it by an https address, or leave it out`,
      });
  }
  return policies;
}

function isDraft(source: string): boolean {
  return source.includes('<!--') && source.replace(/<!--[^]*?-->/g, '').trim() === '';
}

/** The pictures of a page that are named by a path of the folder. */
function ownPictures(html: string): string[] {
  return [...html.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/gi)].flatMap(([, source = '']) =>
    /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(source) ? [] : [source],
  );
}

async function readPage(path: string, file: string, problems: FolderProblem[]): Promise<string> {
  const text = (await readFolderText(path, file, problems))?.replace(/^\uFEFF/, '');
  if (text === undefined) return '';
  if (text.trim() === '') problems.push({ file, line: 1, what: 'is empty: write the page, or remove the file' });
  if (text.length > MAX_CHARACTERS) problems.push({ file, what: `has more than ${MAX_CHARACTERS} characters` });
  else if (text.includes('\uFFFD')) problems.push({ file, what: 'is not UTF-8 text: save it as UTF-8' });
  else return text;
  return '';
}
