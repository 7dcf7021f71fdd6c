import { $toasts, dismiss, showKeptToasts, type Toast } from './toasts.ts';

const SHOWN_MS = 6_000;

/** Renders $toasts into the live region that stands in every page. No markup is ever made from a message. */
export function showToasts(region: HTMLElement): void {
  const shown = new Map<number, HTMLElement>();
  $toasts.subscribe((toasts) => {
    for (const [id, element] of shown)
      if (!toasts.some((one) => one.id === id)) {
        element.remove();
        shown.delete(id);
      }
    for (const one of toasts) {
      if (shown.has(one.id)) continue;
      const element = draw(one, () => dismiss(one.id));
      shown.set(one.id, element);
      region.append(element);
      dismissLater(element, () => dismiss(one.id));
    }
  });
  showKeptToasts();
  addEventListener('pageshow', (event) => event.persisted && showKeptToasts());
}

function draw({ title, text, kind }: Toast, close: () => void): HTMLElement {
  const element = document.createElement('div');
  element.className = `toast ${kind === 'error' ? 'toast-error' : ''}`;
  if (kind === 'error') element.setAttribute('role', 'alert');
  const words = document.createElement('div');
  words.append(paragraph(title, 'font-semibold'), ...(text ? [paragraph(text, 'text-sm')] : []));
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'toast-close';
  button.setAttribute('aria-label', 'Dismiss message');
  button.textContent = '×';
  button.addEventListener('click', close);
  element.append(words, button);
  return element;
}

function paragraph(text: string, className: string): HTMLElement {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = text;
  return element;
}

/** A message stays while it is pointed at or holds the focus. */
function dismissLater(element: HTMLElement, close: () => void): void {
  let timer = setTimeout(close, SHOWN_MS);
  const hold = () => clearTimeout(timer);
  const release = () => {
    clearTimeout(timer);
    timer = setTimeout(close, SHOWN_MS);
  };
  element.addEventListener('pointerenter', hold);
  element.addEventListener('pointerleave', release);
  element.addEventListener('focusin', hold);
  element.addEventListener('focusout', release);
}
