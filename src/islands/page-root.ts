/** Named once: the script in every page's head is counted in bytes. */
export const root = document.documentElement;
