// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { answerInPlace } from '#catalog/delivery/answer-in-place.ts';

test('10.deliver-to a postal code that is asked about before the last one is answered is answered, and the last one is not', async () => {
  document.body.innerHTML = `<form data-deliver-to action="/product/x/delivery">
    <input name="postalCode"><button>Check</button><p class="field-error"></p><div data-answer></div></form>`;
  const form = document.querySelector('form')!;
  const input = form.querySelector('input')!;
  const answers = new Map<string, (text: string) => void>();
  vi.stubGlobal('fetch', async (url: string) => {
    const text = await new Promise<string>((resolve) => answers.set(url.split('postalCode=')[1]!, resolve));
    return { body: null, text: () => Promise.resolve(text) };
  });
  const answer = (code: string) =>
    answers.get(code)!(`<form data-deliver-to><p class="field-error"></p><div data-answer>To ${code}</div></form>`);
  const first = answerInPlace(form);
  input.value = '560001';
  const second = answerInPlace(form);
  await expect.poll(() => [...answers.keys()]).toEqual(['', '560001']);
  answer('560001');
  await second;
  answer('');
  await first;
  expect(form.querySelector('[data-answer]')!.textContent).toBe('To 560001');
  expect(form.querySelector('button')!.ariaBusy).toBeNull();
});
