/** What shoppers would read of the examples of a new folder, until the owner puts others in their place. */
export interface ExampleWords {
  category: string;
  product: string;
  option: string;
}

const ENGLISH: ExampleWords = { category: 'Shirts', product: 'First Shirt', option: 'Size' };

/** In the languages of the shop's own words. */
const WORDS: Partial<Record<string, ExampleWords>> = {
  de: { category: 'Hemden', product: 'Erstes Hemd', option: 'Größe' },
  fr: { category: 'Chemises', product: 'Première chemise', option: 'Taille' },
};

export function exampleWordsIn(locale: string): ExampleWords {
  return WORDS[new Intl.Locale(locale).language] ?? ENGLISH;
}
