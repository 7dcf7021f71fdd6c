/**
 * Words by one of which a page that a law wants is recognised in its name or its title, as owners call it: in small
 * letters, without accents (docs/decisions D615).
 */
const NAMES = {
  imprint: [
    ...['impressum', 'imprint', 'legal notice', 'mentions legales', 'informations legales', 'aviso legal'],
    ...['note legali', 'informacoes legais', 'colofon', 'nota prawna', 'who we are'],
  ],
  terms: [
    ...[
      'terms',
      'agb',
      'geschaftsbedingungen',
      'geschaeftsbedingungen',
      'cgv',
      'conditions generales',
      'conditions de vente',
    ],
    ...['condiciones', 'condizioni', 'condicoes', 'voorwaarden', 'regulamin', 'vilkar', 'villkor', 'ehdot', 'podminky'],
  ],
  withdrawal: [
    ...['withdraw', 'return', 'refund', 'widerruf', 'ruckgabe', 'rueckgabe', 'rucksend', 'ruecksend', 'retour'],
    ...['retract', 'rembours', 'herroep', 'desistimiento', 'devoluc', 'recesso', 'rimbors', 'livre resolucao'],
    ...['odstapien', 'zwrot', 'fortryd', 'anger', 'palaut', 'peruut', 'odstoupen', 'odstupen', 'vracen', 'vraten'],
    ...['elallas', 'odustaj'],
  ],
  privacy: [
    ...['privacy', 'datenschutz', 'confidentialite', 'donnees personnelles', 'vie privee', 'privacidad', 'privacidade'],
    ...[
      'protezione dei dati',
      'gegevensbescherming',
      'prywatnosci',
      'integritet',
      'personvern',
      'tietosuoja',
      'soukromi',
    ],
  ],
} as const;

export type LegalPageKind = keyof typeof NAMES;

/** Is a page of this name and title one of the kind? */
export function isLegalPage(kind: LegalPageKind, { slug, title = '' }: { slug: string; title?: string | undefined }) {
  const called = simple(`${slug} ${title}`);
  return NAMES[kind].some((name) => called.includes(name));
}

/** In small letters, without accents, with a blank between words. */
function simple(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}
