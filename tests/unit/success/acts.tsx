import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** A form of a page, as its own script sends it. */
export function postForm(
  init: (form: HTMLElement) => void,
  way: 'call' | 'mail' | 'none',
  values: Record<string, string>,
) {
  const form = document.body.appendChild(document.createElement('form'));
  form.dataset.way = way;
  form.append(document.createElement('button'));
  for (const [name, value] of Object.entries(values))
    form.append(Object.assign(document.createElement('input'), { name, value }));
  init(form);
  form.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
}

/** A form of an island, rendered, filled in and sent. */
export function submit(form: ReactNode, values: Record<string, string>): void {
  const place = document.body.appendChild(document.createElement('div'));
  act(() => createRoot(place).render(form));
  for (const [name, value] of Object.entries(values))
    place.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value;
  act(() => place.querySelector<HTMLFormElement>('form')!.requestSubmit());
}
