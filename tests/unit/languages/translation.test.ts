import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { importLanguages } from '#build/translated-texts.ts';
import { TEXT_MODULES } from '#languages/text-modules.ts';
import { readTranslation } from '#languages/translation.ts';
import { sheetsIn } from '#owner/orders/printing/sheet-texts.ts';
import { languageFiles } from '#translations/known-languages.ts';
import { languageOfFile } from '#translations/language-file.ts';
import { ownLanguage, pageLanguage } from '#site/page/page-language.ts';

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

test('every module of texts of the pages is translated by the build', () => {
  const modules = globSync('src/{*,session/refusals}/text.ts').map((file) => `/${file.replaceAll('\\', '/')}`);
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

test('a language of a country is that language, with what its own file says otherwise', () => {
  write(GERMAN);
  writeFileSync(join(root, 'src/languages/xx-YY.ts'), "export default { cart: { removed: 'Weg' } };");
  expect(readTranslation('xx-YY', root)('/somewhere/src/cart/text.ts')).toBe(`export * from "./text.ts?english";
export const removed = 'Weg';
export const cartOf = (count) => \`Warenkorb, \${count}\`;
`);
});

test('a key that a table of a translation lacks stays English', () => {
  write("export default { orders: { documentKinds: { receipt: 'Quittung' } } };");
  expect(readTranslation('xx', root)(resolve('src/orders/text.ts'))).toBe(`export * from "./text.ts?english";
import * as english from "./text.ts?english";
export const documentKinds = { ...english.documentKinds, ...{ receipt: 'Quittung' } };
`);
});

test('a language without a file is named', () => {
  expect(() => readTranslation('yy', root)).toThrow(
    'SHOP_LANGUAGE is yy, and there is no src/languages/yy.ts: npm run store -- language yy writes one, to be translated.',
  );
});

test.each([
  ['hi.ts', 'hi'],
  ['pt-BR.ts', 'pt-BR'],
  ['language.ts', undefined],
  ['text-modules.ts', undefined],
  ['translation.ts', undefined],
])('the language of the file %s', (name, code) => {
  expect(languageOfFile(name)).toBe(code);
});

test('a running process reads the files of the languages, a build holds them', async () => {
  mkdirSync(join(root, 'src/translations'));
  for (const file of ['language-file.ts', 'language-files.ts'])
    copyFileSync(`src/translations/${file}`, join(root, 'src/translations', file));
  write(GERMAN);
  const read = (await import(pathToFileURL(join(root, 'src/translations/language-files.ts')).href)) as {
    languageCodes: string[];
    readLanguageFile: (code: string) => { cart: { removed: string } };
  };
  expect(read.languageCodes).toEqual(['xx']);
  expect(read.readLanguageFile('xx').cart.removed).toBe('Entfernt');
  expect(importLanguages(root)).toBe(`import language0 from ${JSON.stringify(join(root, 'src/languages/xx.ts'))};
const files = new Map([
  ["xx", language0],
]);
export const languageCodes = [...files.keys()];
export const readLanguageFile = (code) => files.get(code);
`);
});

test('a server has the texts of each language, and in English what is not translated', () => {
  languageFiles.set('xx', { printedOrders: { order: (id: string) => `Bestellung ${id}` } });
  onTestFinished(() => void languageFiles.delete('xx'));
  expect([sheetsIn('xx').order('1'), sheetsIn('xx').shipTo]).toEqual(['Bestellung 1', 'Ship to']);
  expect([sheetsIn('en').order('1'), sheetsIn('yy').order('1')]).toEqual(['Order 1', 'Order 1']);
});

test('a server has the words of a country over those of its language, and in English the keys that a table lacks', () => {
  languageFiles.set('xx', { printedOrders: { from: 'Absender', shipTo: 'An', totals: { total: 'Summe' } } });
  languageFiles.set('xx-YY', { printedOrders: { shipTo: 'Empfänger' } });
  onTestFinished(() => void (languageFiles.delete('xx') && languageFiles.delete('xx-YY')));
  const { from, shipTo, totals } = sheetsIn('xx-YY');
  expect([from, shipTo, totals.total, totals.subtotal]).toEqual(['Absender', 'Empfänger', 'Summe', 'Subtotal']);
});

test('a text of a server that throws is said as it would be without it: a mail is not what an order fails by', () => {
  const throwing = () => (undefined as unknown as string).toUpperCase();
  languageFiles.set('zz', {
    printedOrders: { order: (id: string) => `Bestellung ${id}`, totals: { includes: throwing } },
  });
  languageFiles.set('zz-YY', { printedOrders: { order: throwing } });
  onTestFinished(() => void (languageFiles.delete('zz') && languageFiles.delete('zz-YY')));
  const { order, totals } = sheetsIn('zz-YY');
  expect([order('1'), totals.includes('VAT')]).toEqual(['Bestellung 1', 'Includes VAT']);
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

test.each([
  ['de', 'en', 'de'],
  ['en', 'en', undefined],
  ['en-GB', 'en', undefined],
  [undefined, 'hi', undefined],
])('what a store says in %s, built in %s, is marked as %s', (language, built, lang) => {
  expect(ownLanguage(language, built)).toBe(lang);
});
