import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { exceptions, roomOf, rooms } from './lint/rooms.js';

/** What no tool of `npm run lint` checks. The rooms' imports stand in tests/lint/rooms.js. */
const files = listFiles('src').filter((file) => /\.(ts|tsx|astro)$/.test(file));

test('no file is named for nothing in particular', () => {
  expect(files.filter((file) => /\/(utils?|helpers?|misc|manager|service(?!-worker)|common)\b/.test(file))).toEqual([]);
  expect(files.filter((file) => file.endsWith('/index.ts'))).toEqual([]);
});

test('import.meta.glob, which neither dependency-cruiser nor ESLint reads, stays within what a room may import', () => {
  const globs = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import\.meta\.glob(?:<[^>]*>+)?\(\s*([^)]*?)[,)]/g)].map(
      ([, pattern = '']) => ({
        file,
        to: roomOfFile(resolvePattern(file, /^'([^']+)'$/.exec(pattern)?.[1])),
      }),
    ),
  );
  expect(globs.length).toBeGreaterThan(0);
  const allowed = (file: string) => [
    roomOfFile(file),
    ...((rooms as Record<string, string[]>)[roomOfFile(file)] ?? []),
    ...((exceptions as Record<string, string[]>)[file] ?? []),
  ];
  expect(globs.filter(({ file, to }) => !allowed(file).includes(to))).toEqual([]);
});

test('API paths are written in the contract only', () => {
  const paths = /['"`]\/(users\/(authorize|register|logout)|accountInfo|storeInfo|payments\/fields)\b/;
  const outside = files.filter((file) => !/^src\/(contract|store-api)\//.test(file));
  expect(outside.filter((file) => paths.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('no folder has more than 20 files on one level, but src/pages, whose files are the addresses', () => {
  const counts = Map.groupBy([...listFiles('src'), ...listFiles('tests')], dirname);
  const full = [...counts].filter(
    ([folder, { length }]) => length > 20 && !/\/baselines\/|\/results$|\/shop\/pictures$/.test(folder),
  );
  expect(full.map(([folder]) => folder)).toEqual(['src/pages']);
});

test('what test files share registers its hooks in functions: a module is read once for several files', () => {
  const shared = listFiles('tests').filter((file) => file.endsWith('.ts') && !/\.(test|spec)\.ts$/.test(file));
  const registers = /^(before|after)(Each|All)\(/m;
  expect(shared.filter((file) => registers.test(readFileSync(file, 'utf8')))).toEqual([
    'tests/fresh-document.ts',
    'tests/leave-as-found.ts',
  ]);
});

const EXCEPTION = /(?:es|ox)lint-disable/;

test('each exception from a lint rule says why', () => {
  const disabled = [...files, ...listFiles('tests').filter((file) => /\.tsx?$/.test(file))].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => EXCEPTION.test(line) && !/ -- \w/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(disabled).toEqual([]);
});

test('no comment is wider than 120 characters; Prettier wraps the code', () => {
  const wide = [...files, ...listFiles('tests').filter((file) => /\.tsx?$/.test(file))].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.length > 120 && !EXCEPTION.test(line) && /^\s*(?:\/\/|\/?\*|\{\/\*)/.test(line)
          ? [`${file}:${index + 1}`]
          : [],
      ),
  );
  expect(wide).toEqual([]);
});

/** Anything but one literal pattern that leads into src has no room, and is refused. */
function resolvePattern(file: string, pattern = ''): string {
  if (pattern.startsWith('#')) return `src/${pattern.slice(1)}`;
  return pattern.startsWith('/') ? pattern.slice(1) : join(dirname(file), pattern);
}

function roomOfFile(path: string): string {
  return path.startsWith('src/') ? (roomOf(path.slice('src/'.length)) ?? '') : '';
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}
