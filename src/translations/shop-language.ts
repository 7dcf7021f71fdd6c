/** The language of the pages, and of a store that has none of its own (docs/decisions D233, D351): `SHOP_LANGUAGE`. */
export function shopLanguage(): string {
  const { SHOP_LANGUAGE = '' } = process.env;
  return SHOP_LANGUAGE === '' ? 'en' : SHOP_LANGUAGE;
}
