/**
 * The behaviour of a popover, for browsers without (Chrome below 114, Safari below 17): the button opens, the other
 * one, Escape and a press beside it close. Returns what hides it.
 */
export function openWithoutPopover(part: HTMLElement, menu: HTMLElement): () => void {
  const [opener, closer] = part.querySelectorAll<HTMLElement>('[popovertarget]') as unknown as [
    HTMLElement,
    HTMLElement,
  ];
  const hide = () => menu.toggleAttribute('open', false);
  const leave = () => {
    hide();
    opener.focus();
  };
  // In front of the tab bar, which would lie over anything that stands in the header.
  document.body.append(menu);
  opener.addEventListener('click', () => {
    menu.toggleAttribute('open', true);
    closer.focus();
  });
  closer.addEventListener('click', leave);
  menu.addEventListener('keydown', ({ key }) => key === 'Escape' && leave());
  addEventListener('pointerdown', ({ target }) => !menu.contains(target as Node) && hide());
  return hide;
}
