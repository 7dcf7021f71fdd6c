const LATIN_FIRST = [
  'Asha',
  'Zoë',
  'Łukasz',
  'Ångström',
  'Ștefan',
  'Dvořák',
  'Nguyễn',
  'Þórdís',
  'Çağrı',
  'Ģirts',
  'Fiona',
  'AVAToWa',
];
const LATIN_LAST = [
  ...[
    "O'Brien",
    'Rao',
    'Müller-Lüdenscheidt',
    'Ðặng',
    'Škvorecký',
    'Györgyi',
    'Ægir',
    'Tỷ',
    'Ivanauskaitė',
    'Ħal',
    'œuvre',
  ],
  ...['Stafford', 'Ìṣọ̀lá', 'ﬁeld', 'Straße', 'Wyss', 'Kılıç', 'Žižek', 'Ñandú', 'Ŵŷn', 'L’Hôpital'],
];
const DEVANAGARI_FIRST = [
  ...['श्रीमती', 'क्षत्रिय', 'कृष्ण', 'ज्ञानेश्वर', 'राष्ट्र', 'लक्ष्मी', 'धर्मेंद्र', 'ऋषि', 'हृदय', 'फ़िरोज़'],
  ...['ओमप्रकाश', 'विद्या'],
];
const DEVANAGARI_LAST = [
  ...['शर्मा', 'द्विवेदी', 'त्रिपाठी', 'चट्टोपाध्याय', 'मिश्रा', 'वर्मा', 'सिंह', 'ठाकुर', 'कुलकर्णी', 'पाटील', 'ज़ैदी'],
  ...['मुखर्जी', 'गोस्वामी', 'भट्टाचार्य', 'अय्यर', 'देशपांडे', 'र्‍ह', 'क्‌ष', 'दुर्गाप्रसाद', 'ढोलकिया', 'उपाध्ये'],
];

const together = (first: readonly string[], last: readonly string[]) =>
  first.flatMap((one) => last.map((other) => `${one} ${other}`));

/** 500 names, half in Latin with letters of many countries, half in Devanagari with what has to be joined or moved. */
export const NAMES = [
  ...together(LATIN_FIRST, LATIN_LAST).slice(0, 250),
  ...together(DEVANAGARI_FIRST, DEVANAGARI_LAST).slice(0, 250),
];
/** Halves that are asked for by a joiner. */
export const HALVES = ['क्‍ष', 'न्‍म'];
/** And of both in one text, as an address may have them. */
export const MIXED = ['Asha/क्षत्रिय', '12, श्री-Park (राष्ट्र) 411001', '₹1,548 कुर्ता M'];
