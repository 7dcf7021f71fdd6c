import { announce } from '#ui/announce.ts';
import { suggester, UNANSWERED } from './fetch-suggestions.ts';
import { forgetSearches, recordSearch, recentSearches } from './recent-searches.ts';
import { drawList } from './suggestion-list.ts';
import { recentSuggestions, type Suggested } from './suggestions.ts';
import * as text from '../text.ts';

/** Below this nothing is asked for. */
const MIN_LENGTH = 2;
const POPUP =
  '<p class="suggestion-words" hidden></p>' +
  `<div id="suggestions" role="listbox" aria-label="${text.suggestions}"></div>` +
  `<button type="button" class="link min-h-target px-4 text-sm" hidden>${text.clearRecent}</button>`;

/** A search box becomes a combobox (ARIA 1.2, a listbox below an input that keeps the focus). */
export function suggestIn(part: HTMLElement): void {
  const [input] = [...part.querySelectorAll('input')] as [HTMLInputElement];
  const popup = Object.assign(document.createElement('div'), {
    className: 'suggestions',
    hidden: true,
    innerHTML: POPUP,
  });
  const [correction, listbox, clear] = [...popup.children] as [HTMLElement, HTMLElement, HTMLButtonElement];
  const { from = '', currency = '', locale = '' } = part.dataset;
  const ask = suggester(from, { currency, locale });
  const typed = () => input.value.replace(/\s+/g, ' ').trim();
  let options: HTMLAnchorElement[] = [];
  let active = -1;
  part.append(popup);
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', listbox.id);
  input.autocomplete = 'off';
  show({ list: [], corrected: undefined });

  async function suggest(): Promise<void> {
    const search = typed();
    const suggested =
      search.length < MIN_LENGTH
        ? { list: recentSuggestions(recentSearches()), corrected: undefined }
        : await ask(search);
    if (!suggested || search !== typed() || document.activeElement !== input) return;
    show(suggested);
    if (suggested === UNANSWERED) announce(text.suggestionsFailed);
    else if (search.length >= MIN_LENGTH)
      announce(options.length ? text.suggestionCount(options.length) : text.noSuggestions);
  }

  function show({ list, corrected }: Suggested): void {
    options = drawList(listbox, list);
    correction.hidden = !corrected;
    correction.textContent = corrected ? text.showingResultsFor(corrected) : '';
    clear.hidden = list[0]?.kind !== 'recent';
    point(-1);
    popup.hidden = list.length === 0;
    input.ariaExpanded = String(!popup.hidden);
  }

  function point(index: number): void {
    options[active]?.setAttribute('aria-selected', 'false');
    active = index;
    const option = options[index];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  }

  function close(): void {
    show({ list: [], corrected: undefined });
  }

  /** One beyond either end is the input itself. */
  function step(by: 1 | -1): void {
    const places = options.length + 1;
    point(((active + 1 + by + places) % places) - 1);
  }

  input.addEventListener('input', () => void suggest());
  input.addEventListener('focus', () => void suggest());
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (popup.hidden) void suggest();
      else step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && !popup.hidden) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && options[active]) {
      event.preventDefault();
      options[active]?.click();
    }
  });
  // A press on the list leaves the focus where it is.
  popup.addEventListener('pointerdown', (event) => event.target !== clear && event.preventDefault());
  popup.addEventListener('click', (event) => {
    const option = (event.target as Element).closest('a');
    if (option && typed().length >= MIN_LENGTH) recordSearch(typed());
  });
  clear.addEventListener('click', () => {
    forgetSearches();
    close();
    input.focus();
    announce(text.recentCleared);
  });
  input.form?.addEventListener('submit', () => recordSearch(typed()));
  part.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && part.contains(relatedTarget))) close();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && close());
  void suggest();
}
