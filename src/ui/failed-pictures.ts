/** A picture that fails to load is replaced by the placeholder; a card's hover picture is removed. */
export function replaceFailedPictures(): void {
  addEventListener('error', ({ target }) => replace(target), true);
  // Those that failed before.
  for (const picture of document.images)
    if (picture.complete && !picture.naturalWidth) picture.decode().catch(() => replace(picture));
}

function replace(picture: EventTarget | null): void {
  if (!(picture instanceof HTMLImageElement) || picture.dataset.failed) return;
  if (picture.className === 'on-hover') return picture.remove();
  picture.dataset.failed = '1';
  for (const source of (picture.parentNode as Element).querySelectorAll('source')) source.remove();
  picture.removeAttribute('srcset');
  picture.src = '/placeholder.svg';
}
