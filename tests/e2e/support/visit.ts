import { answerInstead } from './answer.ts';
import { expect, newcomer, type Locator, type Page } from './test.ts';

/** What the tests read of the store through its API, so that they name no product of the demo. */
export interface Sold {
  id: string;
  title: string;
  description: string;
  category: string;
  parentCategory: string;
  regularPrice: number;
  discountedPrice: number | null;
  attributes: { key: string; value: string[] }[];
  images: { url: string; alt?: string }[];
  variants: { size?: string | null; color?: string | null; available: boolean }[];
}

export const ADDRESS = {
  fullName: 'Asha Verma',
  address: '12 Loom Street',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
  phone: '+919876543210',
};

/** The browser's own note of a call that was refused or cut off on purpose. */
export const REFUSED = /Failed to load resource/;

export async function storeInfo(page: Page): Promise<Record<string, any>> {
  return (await page.request.get('/api/v1/storeInfo')).json();
}

export async function products(page: Page, query: string): Promise<Sold[]> {
  return (await (await page.request.get(`/api/v1/products?limit=100&${query}`)).json()).data;
}

export function valuesOf(product: Sold, ...keys: string[]): string[] {
  return product.attributes.filter(({ key }) => keys.includes(key.toLowerCase())).flatMap(({ value }) => value);
}

/** A product with several sizes, one of them to be had. */
export async function sized(page: Page): Promise<Sold> {
  return (await products(page, 'category=jeans')).find(
    (one) => valuesOf(one, 'size', 'sizes').length > 1 && one.variants.some(({ available }) => available),
  )!;
}

/** A product with a size that is sold out in every colour. */
export async function partlySoldOut(page: Page): Promise<Sold> {
  const gone = ({ variants }: Sold) =>
    variants.some(
      ({ size, available }) => size && !available && variants.every((one) => one.size !== size || !one.available),
    );
  return (await products(page, '')).find((one) => gone(one) && one.variants.some(({ available }) => available))!;
}

export async function oneSize(page: Page): Promise<Sold> {
  return (await products(page, 'category=accessories')).find(
    (one) => valuesOf(one, 'size', 'sizes').join() === 'One Size' && one.variants[0]?.available,
  )!;
}

/**
 * Put into localStorage before the first page of this tab, and not again: what the shop does to it afterwards stays.
 */
export async function keep(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(
    ([name, text]) => {
      if (!location.protocol.startsWith('http') || sessionStorage.getItem(`kept ${name}`)) return;
      sessionStorage.setItem(`kept ${name}`, 'yes');
      localStorage.setItem(name, text);
    },
    [key, value] as const,
  );
}

/** Lines of no product of the store: what it would say of them is left out. */
export async function storeCart(page: Page, ...lines: object[]): Promise<void> {
  if (lines.some((line) => !('id' in line) || line.id === 'p2'))
    await answerWith(page, '/quotes', 200, { total: 0, lines: [] });
  const plain = {
    id: 'p1',
    name: 'Raw jeans',
    image: '',
    price: 1299.5,
    quantity: 1,
    selectedSize: '32',
    selectedColor: 'Indigo',
  };
  await keep(page, 'cart', JSON.stringify(lines.map((line) => ({ ...plain, ...line }))));
}

/** Registers and signs in through the API; this tab's pages have the token from their start. */
export async function signedIn(page: Page) {
  const person = newcomer();
  expect((await page.request.post('/api/v1/users/register', { data: person })).ok()).toBe(true);
  const { token } = await (
    await page.request.post('/api/v1/users/authorize', { data: { email: person.email, password: person.password } })
  ).json();
  await keep(page, 'auth_token', token);
  return { ...person, token: String(token) };
}

/** One piece ordered through the API. */
export async function orderOf(page: Page, token: string): Promise<{ orderId: string; product: Sold }> {
  const product = await oneSize(page);
  const [{ size, color }] = product.variants as [Sold['variants'][number]];
  const item = { productId: product.id, quantity: 1, ...(size ? { size } : {}), ...(color ? { color } : {}) };
  const answer = await page.request.post('/api/v1/orders', {
    headers: { authorization: `Bearer ${token}` },
    data: { products: { [product.id]: 1 }, items: [item], shippingAddress: ADDRESS },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { orderId: (await answer.json()).id, product };
}

/** The card of an order of the embedded store, on which the id stands beside the number. */
export function orderCard(page: Page, orderId: string): Locator {
  return page.getByRole('article', { name: /^Order / }).filter({ hasText: orderId });
}

/** The number of an order, as its buyer is told it. */
export async function orderNumber(page: Page, token: string, orderId: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  return (await (await page.request.get(`/api/v1/orders/${orderId}`, { headers })).json()).number;
}

/** Answers a call of the browser instead of the store, as support/answer.ts has it. */
export function answerWith(page: Page, call: string, status: number, body: unknown = {}): Promise<void> {
  return answerInstead(page, call, { status, body: typeof body === 'string' ? body : JSON.stringify(body) });
}

export function cutOff(page: Page, call: string): Promise<void> {
  return answerInstead(page, call, 'cut off');
}

/** A message with exactly this title and, when given, exactly this text. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const toast = page.locator('[data-toasts] .toast').filter({ has: page.getByText(title, { exact: true }) });
  await expect(toast.first()).toBeVisible();
  if (text !== undefined) await expect(toast.getByText(text, { exact: true }).first()).toBeVisible();
}

/** Whatever fails once more says so once more: in place of the message before it, which it does not stack upon. */
export async function saidAgain(page: Page, title: string, again: () => Promise<void>): Promise<void> {
  const toast = page.locator('[data-toasts] .toast').filter({ has: page.getByText(title, { exact: true }) });
  await expect(toast).toHaveCount(1);
  const before = await toast.elementHandle();
  await again();
  await expect.poll(() => before.evaluate((one) => one.isConnected)).toBe(false);
  await expect(toast).toHaveCount(1);
  await expect(toast).toBeVisible();
}

export function storedCart(page: Page): Promise<any[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));
}

/** The amount as the spec asks for: INR, en-IN, up to 2 decimals. */
export function rupees(amount: number): string {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  }).format(amount);
}
