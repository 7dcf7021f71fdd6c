import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';
import { shopLanguage } from '#languages/shop-language.ts';
import { readTranslation } from '#languages/translation.ts';

/** Loads the texts of pages, islands and mails in the language of the build. */
export function translatedTexts(): Plugin {
  const translated = readTranslation(shopLanguage());
  return {
    name: 'translated-texts',
    config: () => ({ define: { 'import.meta.env.SHOP_LANGUAGE': JSON.stringify(shopLanguage()) } }),
    load: (id) => translated(id),
    // `npm start` builds anew when the setting has changed since.
    generateBundle() {
      if (this.environment.name === 'ssr' && shopLanguage() !== 'en')
        this.emitFile({ type: 'asset', fileName: 'language.txt', source: shopLanguage() });
    },
  };
}

/** The same for the head script, which esbuild bundles. */
export function translatedHeadTexts(): EsbuildPlugin {
  const translated = readTranslation(shopLanguage());
  return {
    name: 'translated-texts',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, ({ path, suffix }) => {
        const contents = suffix ? undefined : translated(path);
        return contents === undefined ? undefined : { contents, loader: 'ts' };
      });
    },
  };
}
