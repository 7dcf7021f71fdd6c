import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TEXT_MODULES } from '#languages/text-modules.ts';
import { readTranslation } from '#languages/translation.ts';
import { pageLanguage } from '#site/page/page-language.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'selvedge-language-'));
  mkdirSync(join(root, 'src/languages'), { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const write = (language: string) => {
  writeFileSync(join(root, 'src/languages/xx.ts'), language);
};
const GERMAN = `import type { Language } from './language.ts';
export default {
  // The cart's own.
  cart: { removed: 'Entfernt', cartOf: (count) => \`Warenkorb, \${count}\` },
  orders: {},
} satisfies Language;
`;

test('every module of texts can be translated', () => {
  const modules = globSync('src/**/text.ts').map((file) => `/${file.replaceAll('\\', '/')}`);
  expect(Object.values(TEXT_MODULES)).toEqual(expect.arrayContaining(modules));
  for (const path of Object.values(TEXT_MODULES)) expect(globSync(path.slice(1))).toHaveLength(1);
});

test('a text module exports what is translated, and the rest in English', () => {
  write(GERMAN);
  const translated = readTranslation('xx', root);
  expect(translated('/somewhere/src/cart/text.ts')).toBe(`export * from "./text.ts?english";
export const removed = 'Entfernt';
export const cartOf = (count) => \`Warenkorb, \${count}\`;
`);
  expect(translated('/somewhere/src/cart/store.ts')).toBeUndefined();
  expect(translated('/somewhere/src/catalog/text.ts')).toBeUndefined();
  expect(readTranslation('en', root)('/somewhere/src/cart/text.ts')).toBeUndefined();
});

test.each([
  ['a helper beside it', `const n = 1;\n${GERMAN}`, 'nothing more'],
  ['no default export', 'export const cart = {};', 'nothing more'],
  ['a part that is no object', "export default { cart: 'Warenkorb' };", 'is an object'],
  ['a method', 'export default { cart: { cartOf() { return 1; } } };', 'name: text'],
  ['a spread', 'export default { cart: { ...others } };', 'name: text'],
  ['no TypeScript', 'export default {', 'xx.ts'],
])('%s is refused with the name of the file', (_, source, why) => {
  write(source);
  expect(() => readTranslation('xx', root)).toThrow(/xx\.ts/);
  expect(() => readTranslation('xx', root)).toThrow(why);
});

test('a language without a file is named', () => {
  expect(() => readTranslation('yy', root)).toThrow('SHOP_LANGUAGE is yy, and there is no src/languages/yy.ts.');
});

test('the commands load the texts in the language too', () => {
  write(GERMAN);
  const at = (file: string) => JSON.stringify(pathToFileURL(file).href);
  const program = `const { translateInNode } = await import(${at('src/languages/translate-in-node.ts')});
    translateInNode('xx');
    const { removed, cleared, cartOf } = await import(${at('src/cart/text.ts')});
    console.log([removed, cleared, cartOf(2)].join('|'));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(printed.trim()).toBe('Entfernt|Cart cleared|Warenkorb, 2');
});

test.each([
  ['en-GB', 'en', 'en-GB'],
  ['EN', 'en', 'EN'],
  ['de-DE', 'en', 'en'],
  ['hi-IN', 'hi', 'hi-IN'],
  ['en-IN', 'pt-BR', 'pt-BR'],
  ['enm', 'en', 'en'],
])('a store of %s, built in %s, has pages in %s', (locale, built, lang) => {
  expect(pageLanguage(locale, built)).toBe(lang);
});
