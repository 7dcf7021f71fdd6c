/** Small words that a language has in nearly every sentence; those that several of these have are left out. */
const WORDS: Record<string, string> = {
  de: 'der die das und mit für ist von auf nicht aus ein eine sind wird zum zur den dem auch',
  en: 'the and with for is of on this are your by from it that to made you our every',
  es: 'el los las y con para es por una del su están más como muy al',
  fr: 'le les et avec pour est une des du sur dans vous votre aux ce cette sont en',
  it: 'il di e con per è della gli del nella dei delle sono un che alla',
  nl: 'het een met voor van en niet zijn op deze wordt ook naar bij te',
  pl: 'i z na jest do się nie dla oraz w ze od po przez ma',
  pt: 'o os e com para é uma do da em não mais você são ao dos seu as',
  ru: 'и в на с для из не по от это к как или вы до',
};
const FEWEST = 15;

/** What options, flags and columns are called in one of these languages alone. */
const CELLS: Record<string, string> = {
  de: 'größe größen grösse groesse farbe farben wahr falsch mwst ust mehrwertsteuer umsatzsteuer preis beschreibung produktname',
  es: 'talla tallas verdadero precio producto descripción',
  fr: 'taille tailles pointure couleur couleurs coloris vrai tva prix produit',
  it: 'taglia taglie colore colori prezzo prodotto descrizione',
  nl: 'maat maten kleur kleuren waar onwaar btw prijs omschrijving',
  pl: 'rozmiar rozmiary kolor kolory prawda fałsz',
  pt: 'tamanho tamanhos cor cores verdadeiro preço produto descrição',
  ru: 'размер размеры цвет истина ложь ндс',
};
const FEWEST_CELLS = 2;

/**
 * The language of texts by its small words: the one with most of them, if it has twice as many as any other; where
 * they are few, likewise by what the cells of the table are. Undefined where that says nothing either.
 */
export function languageOf(texts: Iterable<string>, cells: Iterable<string> = []): string | undefined {
  return (
    mostOf(WORDS, FEWEST, wordsOf(texts)) ??
    mostOf(
      CELLS,
      FEWEST_CELLS,
      [...cells].map((cell) => cell.trim().toLowerCase()),
    )
  );
}

function wordsOf(texts: Iterable<string>): string[] {
  return [...texts].flatMap((text) => [...text.toLowerCase().matchAll(/\p{L}+/gu)].map(([word]) => word));
}

function mostOf(table: Record<string, string>, fewest: number, found: readonly string[]): string | undefined {
  const languages = languagesBy(table);
  const counts = new Map(Object.keys(table).map((language) => [language, 0]));
  for (const word of found)
    for (const language of languages.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [most, next] = [...counts].sort(([, one], [, other]) => other - one);
  if (most === undefined || most[1] < fewest || most[1] < 2 * (next?.[1] ?? 0)) return undefined;
  return most[0];
}

function languagesBy(table: Record<string, string>): ReadonlyMap<string, readonly string[]> {
  const pairs = Object.entries(table).flatMap(([language, words]) =>
    words.split(' ').map((word) => ({ word, language })),
  );
  return new Map(
    [...Map.groupBy(pairs, ({ word }) => word)].map(([word, all]) => [word, all.map(({ language }) => language)]),
  );
}
