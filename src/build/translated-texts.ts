import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readTranslation } from '#languages/translation.ts';
import { languageOfFile } from '#translations/language-file.ts';
import { shopLanguage } from '#translations/shop-language.ts';

/** Where a running process reads all languages; a build holds them. */
const LANGUAGE_FILES = '/src/translations/language-files.ts';

/** Loads the texts of pages and islands in the language of the build, and gives the server all languages. */
export function translatedTexts(): Plugin {
  const translated = readTranslation(shopLanguage());
  return {
    name: 'translated-texts',
    config: () => ({ define: { 'import.meta.env.SHOP_LANGUAGE': JSON.stringify(shopLanguage()) } }),
    load: (id) => (id.replaceAll('\\', '/').endsWith(LANGUAGE_FILES) ? importLanguages() : translated(id)),
    // `npm start` builds anew when the setting has changed since.
    generateBundle() {
      if (this.environment.name === 'ssr' && shopLanguage() !== 'en')
        this.emitFile({ type: 'asset', fileName: 'language.txt', source: shopLanguage() });
    },
  };
}

/** The module `language-files.ts` of a build. */
export function importLanguages(root = process.cwd()): string {
  const files = globSync('src/languages/*.ts', { cwd: root }).filter(
    (file) => languageOfFile(basename(file)) !== undefined,
  );
  return [
    ...files.map((file, index) => `import language${index} from ${JSON.stringify(resolve(root, file))};`),
    `const files = new Map([`,
    ...files.map((file, index) => `  [${JSON.stringify(basename(file, '.ts'))}, language${index}],`),
    `]);`,
    'export const languageCodes = [...files.keys()];',
    'export const readLanguageFile = (code) => files.get(code);',
    '',
  ].join('\n');
}
