/** Named once, because the page script is counted in bytes. */
export const root = document.documentElement;
