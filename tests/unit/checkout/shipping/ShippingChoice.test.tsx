// @vitest-environment jsdom
import type { ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ShippingChoice } from '#checkout/shipping/ShippingChoice.tsx';
import type { ShippingOffer } from '#contract/shipping/shipping.ts';

const STANDARD: ShippingOffer = { id: 'standard', label: 'Standard', price: 49 };
const LATER = 'DeliveryFill in the postal code to see how it comes, when and at what price.';

let root: Root;
let place: HTMLElement;
let form: HTMLFormElement;
beforeEach(() => {
  document.body.innerHTML = '<form><input name="postalCode"><div></div></form>';
  form = document.querySelector('form')!;
  place = document.querySelector('div')!;
  root = createRoot(place);
});
afterEach(() => root.unmount());

const show = (offered: object | undefined, ways?: ComponentProps<typeof ShippingChoice>['ways']) =>
  root.render(
    <ShippingChoice
      form={{ current: form }}
      addressForm="india"
      shipping={{ destination: { postalCode: '395003' } }}
      offered={offered}
      ways={ways}
      totals={{ subtotal: 100 }}
      money={{ currency: 'INR', locale: 'en-IN' }}
    />,
  );

test('a store that has answered without any way of delivery offers no choice', async () => {
  const isHidden = () => place.querySelector('fieldset')?.hidden;
  show(undefined, [{ label: 'Standard', lines: 1 }]);
  await expect.poll(isHidden).toBe(false);
  show({});
  await expect.poll(isHidden).toBe(true);
  show({ shippingMethods: [] });
  await expect.poll(isHidden).toBe(false);
  show(undefined);
  await expect.poll(isHidden).toBe(true);
});

test('10.delivery the ways of delivery are fetched once the form is used', async () => {
  show({ shippingMethods: [STANDARD] });
  await expect.poll(() => place.textContent).toBe(LATER);
  const use = () => (form.dispatchEvent(new Event('focusin')), place.textContent);
  await expect.poll(use).toContain('Standard');
});

test('10.delivery the ways of delivery are fetched at once where the form holds a postal code from before', async () => {
  form.querySelector('input')!.value = '395003';
  show({ shippingMethods: [STANDARD] });
  await expect.poll(() => place.textContent).toContain('Standard');
});
