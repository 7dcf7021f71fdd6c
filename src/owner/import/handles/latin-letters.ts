import { withoutStackedMarks } from '#lib/stacked-marks.ts';

/** Letters of Cyrillic, Greek and further Latin alphabets as addresses spell them, by rows of `letter spelling`. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  `а a б b в v г g д d е e ё yo ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch
  ъ - ы y ь - э e ю yu я ya і i ї yi є ye ґ g ў u ђ dj ј j љ lj њ nj ћ c џ dz ѓ gj ќ kj ѕ dz
  ә a ғ g қ q ң n ө o ұ u ү u һ h
  α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o
  ß ss æ ae œ oe ø o ł l đ d ð d þ th ı i ŋ n ħ h`
    .split(/\s+/)
    .flatMap((word, at, all) => (at % 2 === 0 ? [[word, (all[at + 1] ?? '').replace('-', '')] as const] : [])),
);

/** Letters that a language spells otherwise than without their marks. */
const OF_LANGUAGE: Partial<Record<string, ReadonlyMap<string, string>>> = {
  de: new Map([
    ['ä', 'ae'],
    ['ö', 'oe'],
    ['ü', 'ue'],
  ]),
};

/**
 * In small letters, Cyrillic and Greek ones in Latin letters; those of other alphabets stay as they are. `language`: in
 * which marks are spelled; handles are made without one, since another spelling would move the address of a product.
 */
export function inLatinLetters(text: string, language = ''): string {
  // Composed first: й is a letter of its own. Then by base letters: ά is α.
  const composed = spelled(withoutStackedMarks(text).normalize('NFC').toLowerCase(), OF_LANGUAGE[language]);
  return spelled(composed.normalize('NFKD').replace(/\p{M}/gu, ''));
}

function spelled(text: string, own?: ReadonlyMap<string, string>): string {
  return text.replace(/[^\0-\x7f]/gu, (letter) => own?.get(letter) ?? LETTERS.get(letter) ?? letter);
}
