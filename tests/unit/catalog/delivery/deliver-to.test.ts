// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerInPlace } from '#catalog/delivery/answer-in-place.ts';
import { POSTAL_CODE_KEY } from '#config.ts';
import { fillPostalCode } from '#catalog/delivery/deliver-to.ts';

const form = (answer = '', error = '') => `
  <form action="/product/p1/delivery" data-deliver-to>
    <input type="hidden" name="size" value="S"><input name="postalCode"${error && ' aria-invalid="true"'}>
    <button>Check</button><p class="field-error">${error}</p><div role="status" data-answer>${answer}</div>
  </form>`;
const input = () => document.querySelector<HTMLInputElement>('[name=postalCode]')!;
const shown = () => ['[data-answer]', '.field-error'].map((part) => document.querySelector(part)!.textContent.trim());

const asked: string[] = [];
const answering = (page: string | undefined) =>
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.replace(location.origin, ''));
    if (page === undefined) throw new TypeError('Failed to fetch');
    const response = new Response(`<!doctype html><title>Delivery</title><main>${page}</main>`);
    // jsdom's Blob is none that Node's Response can read.
    return Object.assign(response, { blob: () => response.text() });
  });
const send = async (postalCode: string) => {
  input().value = postalCode;
  await answerInPlace(document.querySelector('form')!);
};

describe('10.deliver-to: with a script the answer stands where it was asked for', () => {
  beforeEach(() => {
    localStorage.clear();
    asked.length = 0;
    document.body.innerHTML = `<input type="radio" name="size" value="M" checked>${form()}`;
  });

  test('it is the words of the page, for the choice made by now; the postal code is kept for the next time', async () => {
    answering(form('<p>Arrives 5–10 June</p>'));
    await send(' 560001 ');
    expect(asked).toEqual(['/product/p1/delivery?size=M&postalCode=+560001+']);
    expect(shown()).toEqual(['Arrives 5–10 June', '']);
    expect(document.activeElement).not.toBe(input());
    document.body.innerHTML = form();
    fillPostalCode();
    expect(input().value).toBe('560001');
  });

  test('whoever has gone to the empty field types in place of the code of the last time, and not behind it', () => {
    localStorage.setItem(POSTAL_CODE_KEY, '560001');
    input().focus();
    fillPostalCode();
    expect([input().value, input().selectionStart, input().selectionEnd]).toEqual(['560001', 0, 6]);
  });

  test('a postal code that is not whole is marked and not kept; the next answer takes the mark away', async () => {
    answering(form('', 'Please enter a whole postal code'));
    await send('56');
    expect(shown()).toEqual(['', 'Please enter a whole postal code']);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input());
    expect(localStorage).toHaveLength(0);
    answering(form('<p>Free</p>'));
    await send('560001');
    expect(shown()).toEqual(['Free', '']);
    expect(input().hasAttribute('aria-invalid')).toBe(false);
  });

  test('no answer, and a page of something on the way, are said to be none; it can be asked again', async () => {
    for (const page of [undefined, '<h1>Please log in to the network</h1>']) {
      answering(page);
      await send('560001');
      expect(shown()).toEqual(['We could not look that up just now. Please try again.', '']);
      expect(document.querySelector('button')!.ariaBusy).toBeNull();
    }
    expect(asked).toHaveLength(2);
  });

  test('what was typed before is not replaced by what is kept', () => {
    localStorage.setItem('postal_code', '110001');
    input().value = '56';
    fillPostalCode();
    expect(input().value).toBe('56');
  });
});
