import { CART_KEY, FONT_KEY, TOKEN_KEY } from '#config.ts';

interface DeviceMemory {
  deviceMemory: number;
}

/**
 * The head script: what the first frame shows of the visitor's storage, in as few bytes as it takes. Everything else is
 * done by site/page/page-script.ts at the end of the page, which also corrects the badge of a damaged cart.
 */
const { dataset, style } = document.documentElement;
dataset.session = 'out';
try {
  const stored = localStorage;
  if (stored[TOKEN_KEY]) dataset.session = 'in';
  if (stored[FONT_KEY]) dataset.font = '';
  let count = 0;
  // Without a cart nothing is thrown: an error takes a slow phone 8 ms.
  for (const { quantity } of JSON.parse((stored[CART_KEY] as string | undefined) ?? '[]') as { quantity: number }[])
    count += quantity;
  if (count > 0) dataset.cart = count > 99 ? '99+' : `${count}`;
  style.counterReset = `cart ${count}`;
} catch {
  // Storage is denied, or the cart is damaged.
}
// Devices of less than 8 GB have no view transitions: their rule is the page's first style sheet.
(document.styleSheets as unknown as [CSSStyleSheet])[0].disabled =
  (navigator as never as DeviceMemory).deviceMemory < 8;
// For ui/view-transition.ts, which comes too late for the event.
onpagereveal = (event) => (self.revealed = event);
// A transition that the browser ends before the page script (docs/decisions D365).
onunhandledrejection = () => false;
// Buttons pressed before the page script listens, which presses them again; until then they look busy.
const pressed: HTMLElement[] = (self.pressed = []);
onclick = ({ target }, button = (target as Element).closest('button')) =>
  // False keeps the browser from acting on it.
  button && !(button.ariaBusy = !!pressed.push(button) as never);
