/** Two or three products in a row, until the page goes. */
export function initGrid(toggle: HTMLElement): void {
  toggle.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-view]');
    if (!pressed) return;
    document.documentElement.dataset.grid = pressed.dataset.view;
    for (const button of toggle.querySelectorAll('[data-view]'))
      button.setAttribute('aria-pressed', String(button === pressed));
  });
}
