// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Choice } from '#checkout/shipping/ShippingMethods.tsx';
import type { ShippingOffer } from '#contract/shipping/shipping.ts';

const MONEY = { currency: 'INR', locale: 'en-IN' };
const LATER = 'Fill in the postal code';
const STANDARD: ShippingOffer = {
  id: 'standard',
  label: 'Standard',
  price: 49,
  missingToFree: 301,
  arrives: { earliest: '2026-06-05', latest: '2026-06-10' },
};
const SHOP: ShippingOffer = {
  id: 'shop',
  label: 'Fetch it in Pune',
  price: 0,
  pickUp: true,
  at: 'FC Road 1, Mon to Fri 9–18',
  arrives: { earliest: '2026-06-04', latest: '2026-06-04' },
};

function shown(offers: ShippingOffer[] | undefined, chosen?: string, more = {}): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <Choice offers={offers} chosen={chosen} {...more} onChoose={() => undefined} money={MONEY} later={LATER} />,
  );
  return page;
}

test('10.pick-up each way of delivery stands with its price, its days, where it is picked up, and what is missing to free delivery', () => {
  const page = shown([STANDARD, SHOP], 'standard');
  const [standard, shop] = page.querySelectorAll('label');
  expect(standard!.textContent).toBe('StandardArrives 5–10 June₹301 more for free delivery₹49');
  expect(shop!.textContent).toBe('Fetch it in PuneFC Road 1, Mon to Fri 9–18Ready 4 JuneFree');
  expect(page.querySelector<HTMLInputElement>(':checked')?.value).toBe('standard');
});

test('before the postal code is whole the form says what it needs, and where nothing is delivered that', () => {
  expect(shown(undefined).querySelector('[role=status]')!.textContent).toContain('Fill in the postal code');
  expect(shown([]).querySelector('[role=status]')!.textContent).toBe('We do not deliver to this postal code.');
  expect(shown([STANDARD]).querySelector('[role=status]')!.textContent).toBe('');
});

test('10.delivery: beside the only way that is left, which is to come for it, stands that nothing is delivered there', () => {
  const said = (offers: ShippingOffer[], more = {}) =>
    shown(offers, 'shop', more).querySelector('[role=status]')!.textContent;
  expect(said([SHOP], { sends: true })).toBe('We do not deliver to this postal code.');
  expect(shown([SHOP], 'shop', { sends: true }).querySelector('label')!.textContent).toContain('Fetch it in Pune');
  expect(said([STANDARD, SHOP], { sends: true })).toBe('');
  expect(said([SHOP]), 'a store that sends nothing, or a place that is not known whole').toBe('');
});

test('10.delivery: where the state decides it, that is said, and not that nothing is delivered there', () => {
  const said = (offers: ShippingOffer[]) =>
    shown(offers, 'shop', { open: true }).querySelector('[role=status]')!.textContent;
  const byState = 'Fill in the state to see how it comes, when and at what price.';
  expect(said([])).toBe(byState);
  expect(said([SHOP]), 'beside what is known already').toBe(byState);
});
