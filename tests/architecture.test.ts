import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The rules of the rooms. Keep in step with the table of docs/architecture.md. */
const FEATURES = ['session', 'cart', 'catalog', 'checkout', 'orders', 'payment', 'site', 'seo'];
const BELOW_FEATURES = ['ui', 'islands', 'lib', 'config', 'contract', 'api-client', 'images'];

const MAY_IMPORT: Record<string, string[]> = {
  config: [],
  lib: ['config'],
  environment: ['config', 'lib'],
  'request-context': [],
  counters: [],
  islands: ['lib', 'config'],
  log: ['config', 'request-context'],
  contract: ['config'],
  cache: ['config', 'contract', 'lib'],
  front: ['cache', 'config', 'lib', 'log', 'counters', 'server'],
  ui: ['islands', 'lib', 'config'],
  images: ['lib', 'config', 'environment', 'log'],
  'api-client': ['contract', 'cache', 'config', 'lib', 'environment', 'log', 'request-context'],
  'store-api': ['contract', 'config', 'lib', 'environment', 'api-client', 'log', 'counters'],
  demo: ['store-api', 'contract', 'lib'],
  server: ['environment', 'config', 'lib', 'api-client', 'cache', 'front', 'log', 'counters', 'request-context'],
  ...Object.fromEntries(FEATURES.map((feature, index) => [feature, [...FEATURES.slice(0, index), ...BELOW_FEATURES]])),
  layouts: [...FEATURES, ...BELOW_FEATURES, 'styles'],
  pages: [...FEATURES, ...BELOW_FEATURES, 'layouts', 'styles'],
  middleware: [...FEATURES, ...BELOW_FEATURES, 'cache', 'request-context'],
  fetch: [...BELOW_FEATURES, 'cache', 'environment', 'log', 'counters', 'server'],
  build: [],
  start: ['environment', 'server'],
  styles: [],
  env: [...FEATURES, ...BELOW_FEATURES],
};

/** One file each that stands on a border. */
const EXCEPTIONS: Record<string, string[]> = {
  'src/store-api/cli/prepare.ts': ['demo'],
  'src/api-client/server.ts': ['store-api'],
  'src/catalog/listing/load-listing.ts': ['log'],
  'src/seo/feeds/stream-xml.ts': ['log'],
};

const SOURCE = /\.(ts|tsx|astro)$/;
const files = listFiles('src').filter((file) => SOURCE.test(file));

describe('rooms', () => {
  test.each(files)('%s imports only what its room may', (file) => {
    const room = roomOf(file);
    const allowed = [room, ...(MAY_IMPORT[room] ?? []), ...(EXCEPTIONS[file] ?? [])];
    expect(MAY_IMPORT, `no rule for the room ${room}`).toHaveProperty([room]);
    for (const target of importedRooms(file)) expect(allowed, `${file} imports ${target}`).toContain(target);
  });

  test('store-api knows only the shape of its host from api-client', () => {
    const imports = files
      .filter((file) => roomOf(file) === 'store-api')
      .flatMap((file) => importsOf(file).filter((path) => path.startsWith('#api-client/')));
    expect([...new Set(imports)].filter((path) => path !== '#api-client/embedded.ts')).toEqual([]);
  });

  test('nothing of the server reaches the browser: islands import no node module', () => {
    const islands = files.filter((file) => file.endsWith('.tsx'));
    const reached = new Set<string>();
    const visit = (file: string): void => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const path of importsOf(file)) {
        expect(path, `${file} reaches the browser`).not.toMatch(/^node:|^kysely|^hono|^sharp|^pg$/);
        const target = resolveOurs(file, path);
        if (target && SOURCE.test(target)) visit(target);
      }
    };
    islands.forEach(visit);
  });
});

describe('house style', () => {
  test.each(files.filter((file) => !file.startsWith('src/demo/')))('%s has at most 200 lines', (file) => {
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThanOrEqual(201);
  });

  test('no file is named for nothing in particular', () => {
    expect(files.filter((file) => /\/(utils?|helpers?|misc|manager|service|common)\b/.test(file))).toEqual([]);
    expect(files.filter((file) => file.endsWith('/index.ts'))).toEqual([]);
  });

  test('API paths are written in the contract only', () => {
    const paths = /['"`]\/(users\/(authorize|register|logout)|accountInfo|storeInfo|payments\/fields)\b/;
    const outside = files.filter((file) => !['contract', 'store-api'].includes(roomOf(file)));
    expect(outside.filter((file) => paths.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  test('the tests quote the spec: none imports text.ts', () => {
    const tests = listFiles('tests').filter((file) => /\.(ts|tsx)$/.test(file));
    expect(tests.filter((file) => /from\s+'#\w+\/text\.ts'/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

function roomOf(file: string): string {
  const [, first = ''] = file.split('/');
  return first.replace(/(\.d)?\.(ts|tsx|astro)$/, '');
}

function importedRooms(file: string): string[] {
  return importsOf(file).flatMap((path) => {
    const target = resolveOurs(file, path);
    return target ? [roomOf(target)] : [];
  });
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found = [
    ...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g),
    ...text.matchAll(/import\.meta\.glob[^(]*\('([^']+)'/g),
  ];
  return found.map((match) => match[1]!.replace(/\?raw$/, ''));
}

/** Path below the repository of one of our own files; undefined for a package. */
function resolveOurs(file: string, path: string): string | undefined {
  if (path.startsWith('#')) return `src/${path.slice(1)}`;
  return path.startsWith('.') ? posix.normalize(posix.join(dirname(file), path)) : undefined;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}
