/** True and false as spreadsheets write them in the languages whose exports are read, and as people write them. */
const WORDS: Readonly<Record<'yes' | 'no', ReadonlySet<string>>> = {
  yes: new Set(
    (
      'true yes 1 wahr ja vrai oui verdadero si sí verdadeiro sim vero sì cert waar sant sand sann tosi kyllä ' +
      'prawda tak pravda ano áno igaz igen adevărat da doğru evet истина да істина так αληθής ναι'
    ).split(' '),
  ),
  no: new Set(
    (
      'false no 0 falsch nein faux non falso não fals onwaar nee falskt nej falsk nei usann epätosi ei ' +
      'fałsz nie nepravda ne hamis nem nu yanlış hayır ложь лъжа нет не ні хибність ψευδής όχι'
    ).split(' '),
  ),
};

/** What the cell of a flag says; undefined when it is neither, or blank. */
export function yesOrNo(cell: string): boolean | undefined {
  const word = cell.normalize('NFC').toLowerCase();
  if (WORDS.yes.has(word)) return true;
  return WORDS.no.has(word) ? false : undefined;
}
