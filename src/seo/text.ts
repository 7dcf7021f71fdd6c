/** Texts that crawlers read. */
export const breadcrumb = 'Breadcrumb';
export const featured = (heading: string): string => `Featured ${heading}`;
export const onSale = (heading: string): string => `${heading} on sale`;
export const numbered = (title: string, page: number): string => `${title}, page ${page}`;
export const home = 'Home';
export const allProducts = 'All Products';
/** The part of a title that `numbered` adds. */
export const PAGE_NUMBER = /, page \d+$/;
export const noSitemap = 'There is no such sitemap.';
export const tryAgainSoon = 'Please try again in a moment.';
