// @vitest-environment jsdom
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { jsonAnswer } from '../json-answer.ts';
import { readTranslation } from '#languages/translation.ts';

const GERMAN = `import type { Language } from './language.ts';
export default {
  checkout: { missing: (label) => \`\${label} fehlt\`, fullName: 'Name', placeOrder: 'Bestellen', failedLong: 'Bitte später.' },
  refusals: { emailTaken: 'Diese Adresse hat schon ein Konto.', pricesChanged: 'Die Preise sind andere.' },
  session: { registerError: 'Fehler', createAccount: 'Konto anlegen' },
} satisfies Language;
`;

const root = mkdtempSync(join(tmpdir(), 'selvedge-translated-'));
let vite: ViteDevServer;
beforeAll(async () => {
  mkdirSync(join(root, 'src/languages'), { recursive: true });
  writeFileSync(join(root, 'src/languages/xx.ts'), GERMAN);
  const translated = readTranslation('xx', root);
  vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [{ name: 'translated', load: (id) => translated(id) }],
  });
});
afterAll(async () => {
  await vite.close();
  rmSync(root, { recursive: true });
});
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
let drawn: Root | undefined;
afterEach(() => {
  // What it asked may be answered later: it draws nothing any more by then.
  drawn?.unmount();
  drawn = undefined;
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
});

const LINE = { id: 'p1', name: 'Jeans', image: '', price: 1499, quantity: 1, selectedSize: 'M', selectedColor: '' };
const ADDRESS = {
  fullName: 'Asha Rao',
  address: '12 Lake Road',
  city: 'Pune',
  state: 'Maharashtra',
  postalCode: '411001',
  phone: '9876543210',
};

/** The checkout of the translated shop, sent with these values. */
async function sendCheckout(values: Record<string, string>): Promise<void> {
  localStorage.setItem('cart', JSON.stringify([LINE]));
  localStorage.setItem('auth_token', 'token');
  const { default: CheckoutPage } = (await vite.ssrLoadModule('/src/checkout/CheckoutPage.tsx')) as {
    default: ComponentType<Record<string, unknown>>;
  };
  const place = document.body.appendChild(document.createElement('div'));
  const reads = { items: true, quotes: true };
  const money = { currency: 'INR', locale: 'en-IN' };
  drawn = createRoot(place);
  drawn.render(createElement(CheckoutPage, { money, reads, knowsKeys: true }));
  await expect.poll(() => place.querySelector('form')).not.toBeNull();
  const form = place.querySelector('form')!;
  for (const [name, value] of Object.entries(values))
    place.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value;
  form.requestSubmit();
}

const refused = (body: object, status = 409) =>
  vi.stubGlobal('fetch', async () => {
    return jsonAnswer(body, { status });
  });

test('a checkout with an empty name says so in the language of the shop', async () => {
  refused({ error: 'No' }, 500);
  await sendCheckout({ ...ADDRESS, fullName: ' ' });
  await expect.poll(() => document.body.textContent).toContain('Name fehlt');
});

test.each([
  ['a code that the shop knows', { error: 'Prices differ.', code: 'price-changed' }, 'Die Preise sind andere.'],
  ['a code that the backend made up', { error: 'No parcels on Sundays.', code: 'sunday' }, 'No parcels on Sundays.'],
  ['no code', { error: 'No parcels on Sundays.' }, 'No parcels on Sundays.'],
])('a checkout refused with %s', async (_, body, sentence) => {
  refused(body);
  await sendCheckout(ADDRESS);
  // What says it is fetched then, and made by Vite at its first use.
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toBe(sentence);
});

test('a registration refused with a known code, an unknown one, and no sentence', async () => {
  const { registerFailure } = (await vite.ssrLoadModule('/src/session/failure-text.ts')) as {
    registerFailure: (error: unknown) => Promise<string>;
  };
  const { ApiError } = (await vite.ssrLoadModule('/src/api-client/api-error.ts')) as {
    ApiError: new (...parts: unknown[]) => Error;
  };
  const of = (details: object) => registerFailure(new ApiError('refused', 'x', { status: 409, ...details }));
  expect(await of({ code: 'email-taken', serverText: 'Taken.' })).toBe('Diese Adresse hat schon ein Konto.');
  expect(await of({ code: 'blocked', serverText: 'Not from there.' })).toBe('Not from there.');
  expect(await of({ code: 'email-taken' })).toBe('Failed to register. Please try again.');
});
