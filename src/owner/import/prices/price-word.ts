/** A price in the languages of spreadsheets, also within a longer name. */
export const PRICE_WORD = /price|preis|prix|precio|prezz/i;
