import * as text from '../text.ts';
import { POSTAL_CODE_KEY } from '#config.ts';
import { fetchWhole } from '#lib/net/fetch-whole.ts';
import { safeStorage } from '#lib/safe-storage.ts';
import { saySlow } from '#ui/say-slow.ts';

const PATIENCE_MS = 15_000;
/** Of the form, what the page that answers has otherwise. */
const ANSWERED = ['[data-answer]', '.field-error'];

const storage = safeStorage('localStorage');
/** The address of the last question. */
let asked = '';

/** Shows what the page says to which the form leads, and keeps a postal code that is whole. */
export async function answerInPlace(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  const input = form.querySelector<HTMLInputElement>('[name=postalCode]');
  const address = addressOf(form);
  if (!button || !input || (button.ariaBusy && address === asked)) return;
  asked = address;
  button.ariaBusy = 'true';
  const answered = await saySlow(fetchForm(address)).catch(() => null);
  // Another question was asked meanwhile.
  if (address !== asked) return;
  button.ariaBusy = null;
  if (answered) for (const part of ANSWERED) replace(form, answered, part);
  else sayFailed(form);
  const isInvalid = answered?.querySelector('[aria-invalid]') != null;
  input.removeAttribute('aria-invalid');
  if (isInvalid) {
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  } else if (answered) storage.set(POSTAL_CODE_KEY, input.value.trim());
}

/** With the choice that the page has by now. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams([...new FormData(form)] as [string, string][]);
  for (const { name, value } of document.querySelectorAll<HTMLInputElement>(':is([name=size], [name=color]):checked'))
    query.set(name, value);
  return `${form.action}?${query.toString()}`;
}

async function fetchForm(address: string): Promise<Element | null> {
  const response = await fetchWhole(address, {}, PATIENCE_MS);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return page.querySelector('[data-deliver-to]');
}

function replace(form: Element, answered: Element, part: string): void {
  form.querySelector(part)?.replaceChildren(...(answered.querySelector(part)?.childNodes ?? []));
}

function sayFailed(form: Element): void {
  const note = Object.assign(document.createElement('p'), {
    className: 'note note-bad mt-2',
    textContent: text.deliveryFailed,
  });
  form.querySelector('[data-answer]')?.replaceChildren(note);
}
