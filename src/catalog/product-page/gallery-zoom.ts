import * as text from '../text.ts';
/** A picture over the whole window: closer and back by a button or a tap, moved by scrolling, turned by arrows. */
export function openZoom(links: HTMLAnchorElement[], first: HTMLAnchorElement): void {
  let index = links.indexOf(first);
  let close = false;
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', text.pictureLarge);
  const stage = element('div', { class: 'zoom-stage', tabindex: '0', role: 'group', 'aria-label': text.picture });
  const image = element('img', { decoding: 'async' }) as HTMLImageElement;
  const count = element('p', { 'aria-live': 'polite', class: 'zoom-count' });
  const previous = button(text.previousPicture, '‹', () => turn(-1));
  const next = button(text.nextPicture, '›', () => turn(1));
  const closer = button(text.zoomIn, '+', () => zoom(!close));
  const bar = element('div', { class: 'zoom-bar' });
  stage.append(image);
  bar.append(
    ...(links.length > 1 ? [previous, count, next] : []),
    closer,
    button(text.closeZoom, '×', () => dialog.close()),
  );
  dialog.append(stage, bar);
  document.body.append(dialog);

  image.addEventListener('click', () => zoom(!close));
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft' && !close) turn(-1);
    if (key === 'ArrowRight' && !close) turn(1);
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    links[index]?.focus({ preventScroll: true });
  });
  turn(0);
  dialog.showModal();
  closer.focus();

  function turn(by: number): void {
    index = (index + by + links.length) % links.length;
    const link = links[index];
    if (!link) return;
    image.src = link.href;
    image.alt = link.querySelector('img')?.alt ?? '';
    count.textContent = text.countOf(index + 1, links.length);
    zoom(false);
  }

  function zoom(closeNow: boolean): void {
    close = closeNow;
    dialog.toggleAttribute('data-close', close);
    closer.setAttribute('aria-label', close ? text.zoomOut : text.zoomIn);
    closer.textContent = close ? '−' : '+';
    if (close)
      stage.scrollTo({
        left: (stage.scrollWidth - stage.clientWidth) / 2,
        top: (stage.scrollHeight - stage.clientHeight) / 2,
      });
  }

  function button(label: string, sign: string, action: () => void): HTMLElement {
    const made = element('button', { type: 'button', class: 'zoom-btn', 'aria-label': label });
    made.textContent = sign;
    made.addEventListener('click', action);
    return made;
  }
}

function element(name: string, attributes: Record<string, string>): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
