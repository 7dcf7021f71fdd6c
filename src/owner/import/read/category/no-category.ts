/**
 * What shop systems call the category of products that have none, in the languages of their exports: as WooCommerce's
 * translations name its default category, and Shopify's "Uncategorized".
 */
const NAMES: ReadonlySet<string> = new Set([
  'uncategorized',
  'uncategorised',
  'unkategorisiert',
  'nicht kategorisiert',
  'sin categorizar',
  'sin categoría',
  'non classé',
  'non catégorisé',
  'senza categoria',
  'sem categoria',
  'sense categoria',
  'geen categorie',
  'niet gecategoriseerd',
  'ongecategoriseerd',
  'okategoriserad',
  'okategoriserade',
  'ikke kategoriseret',
  'ukategoriseret',
  'ukategorisert',
  'luokittelematon',
  'bez kategorii',
  'nezařazené',
  'nezaradené',
  'nekategorizirano',
  'kategorizálatlan',
  'fără categorie',
  'kategorisiz',
  'chưa phân loại',
  'tak berkategori',
  'без категории',
  'без рубрики',
  'без категорії',
  'без категория',
  'χωρίς κατηγορία',
  'ללא קטגוריה',
  'غير مصنف',
  'अवर्गीकृत',
  '未分類',
  '未分类',
  '미분류',
]);

export function isNoCategory(name: string): boolean {
  return NAMES.has(name.normalize('NFC').toLowerCase());
}
