import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { englishTexts } from './english-texts.ts';
import { missingLanguage } from './missing-language.ts';
import { keysOf, readLanguage } from './read-language.ts';
import { ENGLISH, TEXT_MODULES } from './text-modules.ts';
import { filesOfLanguage } from '#translations/language-file.ts';

/** The module that stands in for the text module at `path`; undefined when that is none, or is not translated. */
export type Translation = (path: string) => string | undefined;

/**
 * Reads the files of a language (docs/decisions D600). Throws when its own, `src/languages/<code>.ts`, is not there, or
 * when one holds more than its default export.
 */
export function readTranslation(code: string, root = process.cwd()): Translation {
  if (code === 'en') return () => undefined;
  const pathOf = (one: string) => join(root, 'src/languages', `${one}.ts`);
  if (!existsSync(pathOf(code))) throw missingLanguage(code);
  const layers = filesOfLanguage(code)
    .filter((one) => existsSync(pathOf(one)))
    .map((one) => readLanguage(readFileSync(pathOf(one), 'utf8'), `src/languages/${one}.ts`).parts);
  return (path) => {
    const part = Object.entries(TEXT_MODULES).find(([, end]) => path.replaceAll('\\', '/').endsWith(end))?.[0];
    if (part === undefined) return undefined;
    const texts = new Map<string, string[]>();
    for (const [name, text] of layers.flatMap((parts) => [...(parts.get(part)?.texts ?? [])]))
      texts.set(name, [...(texts.get(name) ?? []), text]);
    return texts.size > 0 ? moduleOf(path, texts) : undefined;
  };
}

/**
 * A translated module: its own exports go before those of a star, so the texts that are missing stay English, and so do
 * the keys that a table lacks.
 */
function moduleOf(path: string, texts: ReadonlyMap<string, readonly string[]>): string {
  const english = JSON.stringify(`./${basename(path)}${ENGLISH}`);
  const exported = [...texts].map(([name, layers]) => {
    const isWhole = layers.length === 1 && !lacksKeys(path, name, layers.join());
    const isTable = layers.every((text) => text.startsWith('{'));
    const text =
      isTable && !isWhole ? `{ ...english.${name}, ${layers.map((one) => `...${one}`).join(', ')} }` : layers.at(-1);
    return `export const ${name} = ${text ?? ''};`;
  });
  const isNamed = exported.some((line) => line.includes('...english.'));
  return [
    `export * from ${english};`,
    ...(isNamed ? [`import * as english from ${english};`] : []),
    ...exported,
    '',
  ].join('\n');
}

/** Whether a table of a translation is without a key of the English one. */
function lacksKeys(path: string, name: string, text: string): boolean {
  if (!text.startsWith('{')) return false;
  const english = englishTexts(path).get(name)?.text;
  if (!english?.startsWith('{')) return false;
  const keys = keysOf(text);
  return keysOf(english).some((key) => !keys.includes(key));
}
