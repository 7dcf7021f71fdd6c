import { isKnownLanguage } from '#translations/known-languages.ts';
import { shopLanguage } from '#translations/shop-language.ts';

/**
 * Whether the shop itself speaks another language than a store writes in, and what to do about it; undefined where it
 * does not, or where the store does not say.
 */
export function otherWords(language: string | undefined): { what: string; advice: string } | undefined {
  const spoken = shopLanguage();
  if (language === undefined || languageAlone(language) === languageAlone(spoken)) return undefined;
  return { what: `the shop itself speaks ${nameOf(languageAlone(spoken))}`, advice: wordsAdvice(language) };
}

/** How the shop itself comes to speak a language. */
function wordsAdvice(language: string): string {
  const code = [language, languageAlone(language)].find(isKnownLanguage);
  if (code !== undefined)
    return `the line SHOP_LANGUAGE=${code} of selvedge.env makes it speak ${nameOf(languageAlone(code))}`;
  const own = languageAlone(language);
  return `npm run store -- language ${own} writes src/languages/${own}.ts, to be translated, and the line \
SHOP_LANGUAGE=${own} of selvedge.env makes it speak that`;
}

function languageAlone(language: string): string {
  return language.split('-', 1).join('').toLowerCase();
}

/** The English name of a language; its code where it is none. */
function nameOf(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
