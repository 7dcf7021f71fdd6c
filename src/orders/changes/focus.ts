/** The ref of what takes the focus when it appears. */
export function focus(element: HTMLElement | null): void {
  element?.focus();
}
