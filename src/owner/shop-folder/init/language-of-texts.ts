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

/**
 * The language of texts by its small words: the one with most of them, if it has twice as many as any other; undefined
 * where there are few.
 */
export function languageOf(texts: Iterable<string>): string | undefined {
  const counts = new Map(Object.keys(WORDS).map((language) => [language, 0]));
  for (const text of texts)
    for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu))
      for (const language of languagesOf().get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [most, next] = [...counts].sort(([, one], [, other]) => other - one);
  if (most === undefined || most[1] < FEWEST || most[1] < 2 * (next?.[1] ?? 0)) return undefined;
  return most[0];
}

let known: ReadonlyMap<string, readonly string[]> | undefined;
function languagesOf(): ReadonlyMap<string, readonly string[]> {
  const pairs = () =>
    Object.entries(WORDS).flatMap(([language, words]) => words.split(' ').map((word) => ({ word, language })));
  known ??= new Map(
    [...Map.groupBy(pairs(), ({ word }) => word)].map(([word, all]) => [word, all.map(({ language }) => language)]),
  );
  return known;
}
