/** Tells screen readers, by a live region in the open dialog or, without one, in the page. */
export function announce(text: string): void {
  const place = document.querySelector('dialog:modal') ?? document.body;
  let status = place.querySelector<HTMLElement>(':scope > .sr-only[role=status]');
  if (!status) {
    status = Object.assign(document.createElement('p'), { className: 'sr-only' });
    status.setAttribute('role', 'status');
    place.append(status);
  }
  // A live region is announced when it changes, not when it is added.
  const region = status;
  setTimeout(() => (region.textContent = text), 100);
}
