import type { Suggestion } from './suggestions.ts';
import * as text from '../text.ts';

const HEADINGS = { recent: text.recentSearches, category: text.categories, product: text.products } as const;

/** Lines in groups, each an option of the listbox; ids as the box names them. */
export function drawList(listbox: HTMLElement, list: Suggestion[]): HTMLAnchorElement[] {
  const options = list.map((one, index) => drawOption(one, `${listbox.id}-${index}`));
  const kinds = [...new Set(list.map(({ kind }) => kind))];
  listbox.replaceChildren(
    ...kinds.map((kind) => {
      const group = element('div', '');
      group.setAttribute('role', 'group');
      group.setAttribute('aria-label', HEADINGS[kind]);
      const heading = element('div', 'suggestion-heading', HEADINGS[kind]);
      heading.setAttribute('role', 'presentation');
      group.append(heading, ...options.filter((_, index) => list[index]?.kind === kind));
      return group;
    }),
  );
  return options;
}

function drawOption({ label, href, note, picture }: Suggestion, id: string): HTMLAnchorElement {
  const option = Object.assign(element('a', 'suggestion'), { id, href, tabIndex: -1 });
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  if (picture) option.append(drawPicture(picture));
  option.append(element('span', 'suggestion-label', label));
  if (note) option.append(element('span', 'suggestion-note', note));
  return option;
}

function drawPicture({ url, sources }: NonNullable<Suggestion['picture']>): HTMLElement {
  const picture = element('picture', 'flex-none');
  const image = Object.assign(element('img', 'suggestion-picture'), {
    alt: '',
    width: 40,
    height: 50,
    decoding: 'async' as const,
  });
  picture.append(
    ...sources.map((source) => Object.assign(element('source', ''), { ...source, sizes: '2.5rem' })),
    image,
  );
  image.src = url;
  return picture;
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
