/**
 * How wide pictures are shown, for the browser's choice among their files: the columns of the grids in catalog.css and
 * product.css with their gaps and the page's gutter (0.2rem + 3.4vw, from 48rem up). Phones get half a rem less,
 * an eighth less where a picture fills the window: at 360 px, twice, that is the 640 px file, half the bytes of the
 * next, and nobody sees it.
 */
const PHONE_COLUMN = 'calc(50vw - 1.375rem)';
const PHONE_WIDTH = 'calc(100vw - 2.5rem)';
const THREE_COLUMNS = 'calc(31vw - 1rem)';
const TWO_COLUMNS = 'calc(46.6vw - 0.8rem)';
const FOUR_COLUMNS = '(min-width: 100rem) 22rem, (min-width: 64rem) calc(23.3vw - 1rem)';

export const CARD_SIZES = `${FOUR_COLUMNS}, (min-width: 48rem) ${THREE_COLUMNS}, ${PHONE_COLUMN}`;
/** One piece alone. */
export const LONE_SIZES = `(min-width: 48rem) 24rem, ${PHONE_WIDTH}`;
/** Four pieces stand two by two on tablets. */
export const FEATURED_SIZES = `${FOUR_COLUMNS}, (min-width: 48rem) ${TWO_COLUMNS}, ${PHONE_COLUMN}`;

export const HERO_SIZES = '(min-width: 48rem) 100vw, 88vw';
/** Narrow and tall on tablets, so that the picture is wider than its box. */
export const PROMO_SIZES = '(min-width: 64rem) 50vw, (min-width: 48rem) 90vw, 88vw';

/** The first of three stands alone on phones. */
export function tileSizes({ three, leads }: { three: boolean; leads: boolean }): string {
  const wide = three
    ? '(min-width: 100rem) 30rem, (min-width: 30rem) calc(31vw - 0.6rem)'
    : `(min-width: 100rem) 46rem, (min-width: 48rem) ${TWO_COLUMNS}`;
  return `${wide}, ${leads ? PHONE_WIDTH : PHONE_COLUMN}`;
}

/** Above a listing: three in a row on phones, small beside their names from 48rem up. */
export const CHIP_SIZES = '(min-width: 48rem) 7rem, calc(33vw - 1rem)';

/**
 * Beside the buying part from 48rem up; from 64rem its small pictures stand on the left of the large one. On phones the
 * next of several looks in.
 */
export function gallerySizes(count: number): string {
  const [beside, onPhones] = count > 1 ? ['5.5rem', '70vw'] : ['0.2rem', PHONE_WIDTH];
  const desk = `(min-width: 100rem) 46rem, (min-width: 64rem) calc(50.6vw - ${beside})`;
  return `${desk}, (min-width: 48rem) 44vw, ${onPhones}`;
}

export const THUMB_SIZES = '4.5rem';
