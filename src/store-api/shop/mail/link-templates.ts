/** Above the address of a page that acts for whoever opens it. */
export const opensBy = (link: string): string =>
  `Here you see your order and what you can do with it, without signing in. Whoever has this link can do the same, so
please keep it to yourself:

${link}`;
