/** Someone signed in, with an order to pay. */
export interface Shopper {
  token: string;
  orderId: string;
}

const ADDRESS = {
  fullName: 'Asha Verma',
  address: '12 Loom Street',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
  phone: '+919876543210',
};

export async function newShopper(origin: string, productId: string): Promise<Shopper> {
  const api = `${origin}/api/v1`;
  const person = {
    firstName: 'Asha',
    lastName: 'Verma',
    email: `asha.${Date.now().toString(36)}@example.com`,
    password: 'indigo-thread-7',
  };
  await call(`${api}/users/register`, person);
  const { token } = await call<{ token: string }>(`${api}/users/authorize`, person);
  const { attributes, variants } = (await (
    await fetch(`${api}/products/${encodeURIComponent(productId)}`)
  ).json()) as Product;
  const size = attributes.find(({ key }) => /^sizes?$/i.test(key))?.value[0];
  const color = variants?.[0]?.color;
  const item = { productId, quantity: 1, ...(size && { size }), ...(color && { color }) };
  const { id } = await call<{ id: string }>(
    `${api}/orders`,
    { products: { [productId]: 1 }, items: [item], shippingAddress: ADDRESS },
    token,
  );
  return { token, orderId: id };
}

interface Product {
  attributes: { key: string; value: string[] }[];
  variants?: { color?: string }[];
}

async function call<T>(url: string, body: object, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
