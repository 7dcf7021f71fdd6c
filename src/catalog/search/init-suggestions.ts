/** What is typed is searched for all the same where this code does not come. */
export function initSuggestions(part: HTMLElement): void {
  import('./combobox.ts').then(({ suggestIn }) => suggestIn(part)).catch(() => undefined);
}
