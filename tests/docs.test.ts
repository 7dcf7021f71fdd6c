import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { behaviour, decisions, documents, listFiles, read, reliability, ROOT } from './documents.ts';

describe('README', () => {
  test('has at most 8 KB, so that it is read', () => {
    expect(statSync(join(ROOT, 'README.md')).size).toBeLessThanOrEqual(8 * 1024);
  });

  test.each(['npm ci && npm start', 'npm ci && npm test'])('has the command %s', (command) => {
    expect(read('README.md')).toContain(`\n    ${command}\n`);
  });
});

describe('links and paths', () => {
  test.each(documents)('%s: every link leads to a file, and to a heading of it', (file) => {
    const links = [...withoutCode(read(file)).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link]) => link!)
      .filter((link) => !/^[a-z]+:/.test(link));
    expect(links.filter((link) => !leadsSomewhere(join(dirname(file), link), file, link))).toEqual([]);
  });

  test.each(documents)('%s: every path of ours that it names exists', (file) => {
    const paths = [...read(file).matchAll(/`((?:src|tests|docs|public)\/[^`\s*{}]+)`/g)].map(([, path]) => path!);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

describe('nothing is told twice, as after two people have written', () => {
  /** So much is nobody's chance, but in decisions, whose parts begin with the same words. */
  const ALIKE = 50;
  const GENERATED = ['docs/backends.md', 'docs/order-states.md'];
  const written = documents.filter((file) => !GENERATED.includes(file) && !file.startsWith('docs/decisions/'));

  test.each(written)('%s: no two lines begin alike', (file) => {
    const lines = withoutBlocks(read(file)).split('\n');
    const long = lines.filter((line) => line.length >= ALIKE && !line.startsWith('|'));
    expect(repeated(long.map((line) => line.slice(0, ALIKE)))).toEqual([]);
  });

  test('docs/owners.md: no two rows are of the same, but for a bracket, or begin to answer alike', () => {
    const rows = read('docs/owners.md')
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    const subjects = rows.map(([, subject = '']) => subject.replace(/ \([^()]*\)$/, ''));
    const answers = rows.map(([, , answer = '']) => answer.slice(0, ALIKE));
    expect(repeated(subjects.filter(({ length }) => length > 20))).toEqual([]);
    expect(repeated(answers.filter(({ length }) => length === ALIKE))).toEqual([]);
  });
});

describe('docs/behaviour.md', () => {
  test('each row has an id of its own', () => {
    expect(repeated(behaviour)).toEqual([]);
    expect(behaviour.filter((id) => !/^\d+(\.[\da-z]+(-[\da-z]+)*)+$/.test(id))).toEqual([]);
  });

  test('each row stands in its section', () => {
    const sections = read('docs/behaviour.md')
      .split(/^## (?=\d)/m)
      .slice(1);
    for (const section of sections) {
      const [number] = /^\d+/.exec(section)!;
      for (const [, id] of section.matchAll(/^\| (\d+\.[\da-z.-]+) \|/gm)) expect(id!.split('.')[0], id).toBe(number);
    }
  });
});

test('every exact text of docs/behaviour.md stands in the code: in quotation marks, apart from {values} and numbers', () => {
  const code = listFiles('src')
    .filter((file) => /\.(ts|tsx|astro|html|yaml)$/.test(file) && !file.includes('/pictures/'))
    .map(read)
    .join('\n')
    .replace(/\s+/g, ' ')
    .replaceAll("\\'", "'")
    .replaceAll('&amp;', '&');
  const quoted = [...read('docs/behaviour.md').matchAll(/^\| (\d+\.[\da-z.-]+) \|.*$/gm)].flatMap(([row, id]) =>
    [...row.replaceAll('\\|', '|').matchAll(/"([^"]+)"/g)].map(([, text]) => ({ id: id!, text: text! })),
  );
  expect(quoted.length).toBeGreaterThan(400);
  const parts = (text: string) =>
    text
      .split(/\{[^}]*\}|\d+|[“”]/)
      .map((part) => part.trim())
      .filter(Boolean);
  expect(quoted.filter(({ text }) => !parts(text).every((part) => code.includes(part)))).toEqual([]);
});

test('docs/operations.md has every setting of environment.ts, no more and no fewer', () => {
  const settings = [
    'src/environment.ts',
    'src/environment/gateway-settings.ts',
    'src/environment/adapter-settings.ts',
  ].flatMap((file) => [...read(file).matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name!));
  const [, table = ''] = read('docs/operations.md').split('## Settings');
  const listed = [...table.split('\n## ')[0]!.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names]) =>
    [...names!.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name!),
  );
  expect(listed.sort()).toEqual(settings.sort());
});

test('docs/reliability.md: each rule has an id of its own', () => {
  expect(repeated(reliability)).toEqual([]);
});

describe('docs/decisions', () => {
  test('each decision has a number of its own, a context, a decision and a consequence', () => {
    expect(repeated(decisions.map(({ number }) => number))).toEqual([]);
    for (const { number, file } of decisions) {
      const [, body = ''] = read(file).split(new RegExp(`^## D${number}\\. `, 'm'));
      for (const part of ['Context', 'Decision', 'Consequence'])
        expect(body.split('\n## ')[0], `D${number}`).toContain(`- **${part}.** `);
    }
  });

  test('the index has each of them by number: `-u` writes it', async () => {
    const [head] = read('docs/decisions/README.md').split(/^\| \[D/m);
    const rows = decisions.map(
      ({ number, title, file, area, date }) =>
        `| [D${number}](${basename(file)}#d${number}) | ${title} | ${area} | ${date} |\n`,
    );
    await expect(`${head}${rows.join('')}`).toMatchFileSnapshot('../docs/decisions/README.md');
  });
});

function leadsSomewhere(path: string, from: string, link: string): boolean {
  const [file = '', anchor] = path.split('#');
  const target = link.startsWith('#') ? from : file;
  if (!existsSync(join(ROOT, target))) return false;
  return anchor === undefined || anchorsOf(target).includes(anchor);
}

/** As GitHub makes them of headings, and those that are written out. */
function anchorsOf(file: string): string[] {
  const text = read(file);
  const headings = [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return [...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id!)];
}

function withoutCode(text: string): string {
  return withoutBlocks(text).replace(/`[^`\n]*`/g, '');
}

function withoutBlocks(text: string): string {
  return text.replace(/```[\s\S]*?```/g, '');
}

function repeated(ids: string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
