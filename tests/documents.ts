import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The documents of the repository, and the ids in their tables. */
export const ROOT = join(import.meta.dirname, '..');

export const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

export const documents = [
  'README.md',
  'SECURITY.md',
  'tests/bench/README.md',
  ...listFiles('docs').filter((file) => file.endsWith('.md')),
];

export const behaviour = tableIds('docs/behaviour.md', /^\| (\d+\.[\da-z.-]+) \|/gm);
export const reliability = tableIds('docs/reliability.md', /^\| ([OPAEXHFB]\d{1,2}) \|/gm);
/** By number. */
export const decisions = listFiles('docs/decisions')
  .filter((file) => !file.endsWith('README.md'))
  .flatMap((file) =>
    [...read(file).matchAll(/^## D(\d+)\. (.+)\n\nDate: (\d{4}-\d\d-\d\d)/gm)].map(([, number, title, date]) => ({
      number: number!,
      title: title!,
      date: date!,
      file,
      area: /^# Decisions: (.+)/.exec(read(file))?.[1],
    })),
  )
  .sort((a, b) => Number(a.number) - Number(b.number));

export function listFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes('node_modules'));
}

function tableIds(file: string, form: RegExp): string[] {
  return [...read(file).matchAll(form)].map(([, id]) => id!);
}
