/** Adds suggestions to a search box; without this code the search works all the same. */
export function initSuggestions(part: HTMLElement): void {
  import('./combobox.ts').then(({ suggestIn }) => suggestIn(part)).catch(() => undefined);
}
