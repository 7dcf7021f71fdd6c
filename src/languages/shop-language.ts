/** The language of pages and mails (docs/decisions D233), by the setting `SHOP_LANGUAGE`. */
export function shopLanguage(): string {
  const { SHOP_LANGUAGE = '' } = process.env;
  return SHOP_LANGUAGE === '' ? 'en' : SHOP_LANGUAGE;
}
