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
