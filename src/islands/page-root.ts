/** Named once, because the head script is counted in bytes. */
export const root = document.documentElement;
