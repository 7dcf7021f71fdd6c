import { $toasts, dismiss, dismissKind, type Toast } from './toast-list.ts';
import { dismissMessage } from './text.ts';

const SHOWN_MS = 6_000;
/** Between messages and what they must not cover, in px. */
const GAP = 16;
const ALERT = 'M12 4 2.5 20h19L12 4Zm0 6v4.5m0 2.5v.01';
const DONE = 'M5 12.5 10 17.5 19.5 7';
const GLYPHS: Partial<Record<string, string>> = {
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5m0-8.5v.01',
  warning: ALERT,
  error: ALERT,
};
const CLOSE = 'M6 6l12 12M18 6 6 18';

/** Chrome has popovers from 114 on, Firefox from 125. */
type MaybePopover = Partial<Pick<HTMLElement, 'showPopover' | 'hidePopover'>>;

let shows = false;

/** Renders $toasts into the live region of every page. A toast's text is never parsed as markup. */
export function showToasts(): void {
  if (shows || typeof document === 'undefined') return;
  const region = document.querySelector<HTMLElement>('[data-toasts]');
  if (!region) return document.addEventListener('DOMContentLoaded', showToasts, { once: true });
  shows = true;
  const shown = new Map<number, HTMLElement>();
  document.addEventListener('submit', () => dismissKind('error'), true);
  document.addEventListener('click', notePress, true);
  region.popover = 'manual';
  (region as MaybePopover).showPopover?.();
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
      comeToFront(region);
      dismissLater(element, () => dismiss(one.id));
    }
    keepClear(region);
  });
  const sizes = new ResizeObserver(() => {
    // What an island brings comes under messages that were there before it.
    if (!pressed) keepClear(region);
    keepFocusInSight(region);
  });
  for (const one of document.querySelectorAll('main, [data-toasts]')) sizes.observe(one);
}

let pressed: Element | null = null;

function notePress({ target }: Event): void {
  pressed = target instanceof Element ? target.closest('button, a, label') : null;
  if (pressed && !pressed.closest('.toast')) dismissKind('done');
}

/**
 * Toasts that would cover what was pressed, and so what they are about, move to the other edge of the viewport; on a
 * page where nothing was pressed yet, those over a button or a field do, where the other edge is free of them.
 */
function keepClear(region: HTMLElement): void {
  const { classList } = region;
  classList.remove('toasts-away');
  if (!region.hasChildNodes()) return;
  const about = pressed ?? document.activeElement;
  if (about && about !== document.body && covers(region, [about])) return classList.add('toasts-away');
  const controls = pressed ? [] : document.querySelectorAll('main :is(.btn, input)');
  if (!covers(region, controls, GAP)) return;
  classList.add('toasts-away');
  if (covers(region, controls, GAP)) classList.remove('toasts-away');
}

/** Does the region lie over one of these, or nearer to it than `gap`? */
function covers(region: HTMLElement, others: Iterable<Element>, gap = 0): boolean {
  const a = region.getBoundingClientRect();
  return [...others].some((other) => {
    const b = other.getBoundingClientRect();
    return b.width > 0 && a.left < b.right && b.left < a.right && a.top - gap < b.bottom && b.top < a.bottom + gap;
  });
}

/** A dialog that opened later covers the region; showing the popover again puts it above the dialog. */
function comeToFront(region: MaybePopover): void {
  if (!document.querySelector('dialog:modal')) return;
  region.hidePopover?.();
  region.showPopover?.();
}

/** Scrolls what is focused out from under the toasts, now and when the focus moves. */
function keepFocusInSight(region: HTMLElement): void {
  const { top, bottom, height } = region.getBoundingClientRect();
  const below = height > 0 && top > innerHeight / 2;
  const { style } = document.documentElement;
  // Not an inherited property, for which the browser would restyle every element.
  style.scrollPaddingBottom = below ? `${Math.ceil(innerHeight - top) + GAP}px` : '';
  style.scrollPaddingTop = height > 0 && !below ? `${Math.ceil(bottom) + GAP}px` : '';
  const focused = document.activeElement;
  if (!height || !focused || focused === document.body) return;
  const place = focused.getBoundingClientRect();
  if (place.top >= top - 1 && place.bottom <= bottom + 1) focused.scrollIntoView({ block: 'nearest' });
}

function draw({ title, text, kind = 'done' }: Toast, close: () => void): HTMLElement {
  const element = document.createElement('div');
  element.className = 'toast';
  element.dataset.kind = kind;
  if (kind === 'error' || kind === 'warning') element.setAttribute('role', 'alert');
  const texts = document.createElement('div');
  texts.className = 'toast-words';
  texts.append(paragraph(title, 'font-medium'), ...(text ? [paragraph(text, 'text-sm')] : []));
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon-btn toast-close';
  button.setAttribute('aria-label', dismissMessage);
  button.append(glyph(CLOSE));
  button.addEventListener('click', close);
  element.append(glyph(GLYPHS[kind] ?? DONE), texts, button);
  return element;
}

function paragraph(text: string, className: string): HTMLElement {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = text;
  return element;
}

function glyph(drawing: string): SVGElement {
  const [svg, path] = ['svg', 'path'].map((name) => document.createElementNS('http://www.w3.org/2000/svg', name)) as [
    SVGElement,
    SVGElement,
  ];
  for (const [name, value] of Object.entries({ viewBox: '0 0 24 24', 'aria-hidden': 'true', class: 'toast-glyph' }))
    svg.setAttribute(name, value);
  path.setAttribute('d', drawing);
  svg.append(path);
  return svg;
}

/** A toast stays while the pointer or the focus is in it. */
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
