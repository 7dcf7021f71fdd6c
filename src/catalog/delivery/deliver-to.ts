import { POSTAL_CODE_KEY } from '#config.ts';
import { readStorage } from '#lib/read-storage.ts';

/** "Deliver to" is answered where it stands; without this code its form opens the page that answers. */
export function initDeliverTo(part: HTMLElement): void {
  const form = part as HTMLFormElement;
  fillPostalCode(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    import('./answer-in-place.ts').then(
      ({ answerInPlace }) => answerInPlace(form),
      () => form.submit(),
    );
  });
}

/** The postal code of the last time, unless another one is there; what is typed into the field replaces it. */
export function fillPostalCode(form = document.querySelector<HTMLFormElement>('[data-deliver-to]')): void {
  const input = form?.querySelector<HTMLInputElement>('[name=postalCode]');
  if (!input || input.value) return;
  input.value = readStorage('localStorage', POSTAL_CODE_KEY) ?? '';
  if (input === document.activeElement) input.select();
}
