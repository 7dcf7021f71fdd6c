import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rows as rules } from './reliability.ts';
import { rows } from './spec-coverage.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const documents = [
  'README.md',
  'SECURITY.md',
  'tests/bench/README.md',
  ...listFiles('docs').filter((file) => file.endsWith('.md')),
];

const behaviour = tableIds('docs/behaviour.md', /^\| (\d+\.[\da-z.-]+) \|/gm);
const reliability = tableIds('docs/reliability.md', /^\| ([OPAEXHFB]\d{1,2}) \|/gm);
const decisions = listFiles('docs/decisions')
  .filter((file) => !file.endsWith('README.md'))
  .flatMap((file) =>
    [...read(file).matchAll(/^## D(\d+)\. (.+)\n\nDate: (\d{4}-\d\d-\d\d)/gm)].map(([, number, title, date]) => ({
      number: number!,
      title: title!,
      date: date!,
      file,
    })),
  );

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

describe('docs/behaviour.md', () => {
  test('each row has an id of its own', () => {
    expect(repeated(behaviour)).toEqual([]);
    expect(behaviour.filter((id) => !/^\d+(\.[\da-z]+(-[\da-z]+)*)+$/.test(id))).toEqual([]);
  });

  test('sections 2, 4, 5, 8 and 9 have the rows of spec-coverage.ts, no more and no fewer', () => {
    expect(behaviour.filter((id) => /^[24589]\./.test(id)).sort()).toEqual(rows.map(({ id }) => id).sort());
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

  test('a row that a decision settles names that decision', () => {
    const text = read('docs/behaviour.md');
    for (const { id, decided } of rows)
      if (decided !== undefined)
        expect(
          text.split('\n').find((line) => line.startsWith(`| ${id} |`)) ?? id,
          `${id} is settled by D${decided}`,
        ).toMatch(new RegExp(`\\bD${decided}\\b[^|]*\\|$`));
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

test('docs/reliability.md has the rules of reliability.ts, each once', () => {
  expect(repeated(reliability)).toEqual([]);
  expect([...reliability].sort()).toEqual(rules.map(({ id }) => id).sort());
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

  test('the index has each of them by number, with its title, place and date', () => {
    const listed = [
      ...read('docs/decisions/README.md').matchAll(
        /^\| \[D(\d+)\]\(([\w-]+\.md)#d\1\) \| (.+?) \| [^|]+ \| ([\d-]+) \|$/gm,
      ),
    ].map(([, number, file, title, date]) => ({ number, file: `docs/decisions/${file}`, title, date }));
    expect(listed).toEqual(
      decisions
        .toSorted((a, b) => Number(a.number) - Number(b.number))
        .map(({ number, file, title, date }) => ({ number, file, title, date })),
    );
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
  return text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '');
}

function tableIds(file: string, form: RegExp): string[] {
  return [...read(file).matchAll(form)].map(([, id]) => id!);
}

function repeated(ids: string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

function listFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes('node_modules'));
}
