// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { $toasts } from '#ui/toast-list.ts';
import { dismissCause, showSavedToasts, toast, toastOnNextPage } from '#ui/toasts.ts';

const said = () => $toasts.get().map(({ title }) => title);
const drawn = () => [...document.querySelectorAll<HTMLElement>('.toast')];

beforeEach(() => {
  if (!document.querySelector('[data-toasts]')) {
    (globalThis as { ResizeObserver?: unknown }).ResizeObserver ??= class {
      observe() {}
    };
    document.body.innerHTML = '<div data-toasts></div><form><button>Send</button></form>';
  }
  $toasts.set([]);
});

test('a message goes when its cause does, and others stay', () => {
  toast({ title: 'Please select a size', kind: 'error', cause: 'size' });
  toast({ title: 'Added to wishlist' });
  dismissCause('size');
  expect(said()).toEqual(['Added to wishlist']);
  expect(drawn().map(({ textContent }) => textContent)).toEqual(['Added to wishlist']);
});

test('of one cause there is one message at a time', () => {
  for (const title of ['first', 'second']) toast({ title, cause: 'size' });
  expect(said()).toEqual(['second']);
});

test('the errors of one attempt go with the next; what was done stays said', () => {
  toast({ title: 'Error', kind: 'error' });
  toast({ title: 'Added to cart' });
  document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(said()).toEqual(['Added to cart']);
});

test('what was done stays said until the shopper presses something else; a press on a message itself leaves the others', () => {
  const done = () => toast({ title: 'Order created successfully' });
  done();
  toast({ title: 'Please login', kind: 'warning' });
  document.querySelector<HTMLElement>('[data-toasts]')!.click();
  drawn()[1]!.querySelector('button')!.click();
  expect(said()).toEqual(['Order created successfully']);
  const button = document.querySelector<HTMLElement>('form button')!;
  button.addEventListener('click', () => toast({ title: 'Added to cart' }), { once: true });
  button.click();
  expect(said()).toEqual(['Added to cart']);
});

test('an attempt that fails as the one before says it once more, in place of the first', () => {
  const form = document.querySelector('form')!;
  const fail = () => toast({ title: 'Required fields', kind: 'error' });
  form.addEventListener('submit', fail);
  const send = () => form.dispatchEvent(new Event('submit', { bubbles: true }));
  send();
  const [first] = drawn();
  send();
  form.removeEventListener('submit', fail);
  expect(said()).toEqual(['Required fields']);
  expect(drawn()).toHaveLength(1);
  expect(drawn()[0]).not.toBe(first);
});

test('each kind looks like what it says: a tick only for what was done, alerts for what is wanted or failed', () => {
  const TICK = 'M5 12.5 10 17.5 19.5 7';
  toast({ title: 'Added to cart' });
  for (const kind of ['info', 'warning', 'error'] as const) toast({ title: kind, kind });
  toastOnNextPage({ title: 'left by a page of yesterday', kind: 'plain' as never });
  showSavedToasts();
  const looks = drawn().map((one) => [
    one.dataset.kind,
    one.querySelector('path')!.getAttribute('d') === TICK,
    one.getAttribute('role'),
  ]);
  expect(looks).toEqual([
    ['done', true, null],
    ['info', false, null],
    ['warning', false, 'alert'],
    ['error', false, 'alert'],
    ['plain', true, null],
  ]);
});
