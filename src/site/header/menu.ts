import { fillMenu } from './fill-menu.ts';
import { openWithoutPopover } from './menu-fallback.ts';

/** The menu is a native popover; what is left is to close it behind a focus that leaves, and to sign out. */
export function initMenu(part: HTMLElement): void {
  const menu = part.querySelector('nav');
  if (!menu) return;
  fillMenu(menu);
  // Not every supported browser has it.
  const popover: Partial<Pick<HTMLElement, 'hidePopover'>> = menu;
  const hide = 'popover' in menu ? () => popover.hidePopover?.() : openWithoutPopover(part, menu);
  // Focus that leaves by Tab would stand under the menu.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) hide();
  });
  menu.querySelector<HTMLElement>('[data-sign-out]')?.addEventListener('click', ({ currentTarget }) => {
    const revocable = (currentTarget as HTMLElement).dataset.signOut === 'revoke';
    void import('#session/sign-out.ts').then(({ signOutFromMenu }) => signOutFromMenu(revocable));
  });
}
