import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { jsonAnswer } from '../../json-answer.ts';
import { ChangeableOrder } from '#orders/changes/ChangeableOrder.tsx';
// A button loads it as well: here it is there before a test waits for it.
import '#orders/changes/ChangeDialog.tsx';
import { toOrder } from '#orders/order.ts';
import { WireOrder } from '#contract/order.ts';
import { $token } from '#session/store.ts';

const ITEMS = [
  { id: 'jeans', productTitle: 'Jeans', quantity: 3, price: 1299, size: '32', color: 'Indigo' },
  { id: 'belt', productTitle: 'Belt', quantity: 1, price: 499 },
];
export const ORDER = { id: 'o1', number: '7KQ-M2X-D4T', status: 1, createdAt: '2026-11-21T09:00:00Z', items: ITEMS };
export const ALL = ITEMS.map(({ quantity }, line) => ({ line, quantity }));
export const BACK = { until: '2026-12-10', lines: ALL, fee: 79, reasons: true };
export const ASKED = { number: 1, state: 'asked', kind: 'return', askedAt: '2026-11-26T08:20:00Z', items: [] };

interface Sent {
  path: string;
  body: any;
  key: string | null;
}

/** An order's card in a document of its own for each test, before a backend that gives the `answers` in turn. */
export function changeableOrder() {
  const state = { place: document.body, answers: [] as [status: number, body: object][], sent: [] as Sent[] };
  let root: Root;

  beforeEach(() => {
    Object.assign(state, { answers: [], sent: [] });
    vi.stubGlobal('fetch', async (address: string, { body, headers }: { body: string; headers: HeadersInit }) => {
      const path = new URL(address).pathname.replace('/api/v1', '');
      state.sent.push({ path, body: JSON.parse(body), key: new Headers(headers).get('idempotency-key') });
      const [status, said] = state.answers.shift() ?? [500, {}];
      return jsonAnswer(said, { status });
    });
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
    $token.set('t');
    state.place = document.body.appendChild(document.createElement('div'));
    root = createRoot(state.place);
  });
  afterEach(() => {
    root.unmount();
    document.body.replaceChildren();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });

  /** What the dialog says. */
  const words = () => state.place.querySelector('dialog')?.textContent ?? '';
  const field = (name: string) => state.place.querySelector<HTMLInputElement>(`dialog [name="${name}"]`)!;
  const press = async (name: string) => {
    const button = () => [...state.place.querySelectorAll('button')].findLast((one) => one.textContent === name);
    await expect.poll(button).toBeDefined();
    button()!.click();
  };
  const show = async (changes: object) => {
    root.render(<Shown wire={{ ...ORDER, ...changes }} />);
    await expect.poll(() => state.place.textContent).toContain(ORDER.number);
  };
  const open = async (name: string) => {
    await press(name);
    await expect.poll(words).toContain(name);
  };
  const type = (name: string, value: string) => {
    field(name).value = value;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  };
  const alerts = () => [...state.place.querySelectorAll('dialog .note-bad')].map((one) => one.textContent);
  return { state, show, open, press, field, type, words, alerts };
}

function Shown({ wire }: { wire: object }) {
  const [order, setOrder] = useState(() => toOrder(WireOrder.parse(wire)));
  return (
    <ChangeableOrder
      order={order}
      money={{ currency: 'INR', locale: 'en-IN' }}
      dates={{ locale: 'en-IN', timeZone: 'Asia/Kolkata' }}
      onOrder={setOrder}
    />
  );
}
