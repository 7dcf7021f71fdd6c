import { seededMedusa } from './admin.ts';
import { openAdapter } from '#backends/open-adapter.ts';
import { readEnvironment } from '#environment.ts';
import { createApi, type Transport } from '#api-client/api.ts';
import { productsEndpoint } from '#contract/endpoints/catalog/products.ts';
import { authorizeEndpoint } from '#contract/endpoints/users/authorize.ts';
import { registerEndpoint } from '#contract/endpoints/users/register.ts';

const medusa = seededMedusa();
const settings = {
  API_URL: `medusa+${medusa.origin}`,
  MEDUSA_PUBLISHABLE_KEY: medusa.publishableKey,
  MEDUSA_REGION: medusa.regionId,
  STORE_FILE: 'tests/adapters/medusa/store.json',
};

/** Each call of it is another process: it remembers nothing of the others. */
export async function openApi(token = '', others: Partial<Record<string, string>> = {}) {
  const adapter = await openAdapter(readEnvironment({ ...settings, ...others }));
  const transport: Transport = (path, init) => adapter.fetch(new Request(`http://localhost/api/v1${path}`, init));
  return createApi(transport, () => token || undefined);
}

/** The shop of the region that adds tax by the state. */
export const IN_AMERICA = { MEDUSA_REGION: medusa.americaId };

export const api = await openApi();

export const ADDRESS = {
  fullName: 'Asha Rani Verma',
  address: '12 Loom Street',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
  phone: '+919876543210',
};

export async function newShopper() {
  const email = `shopper-${crypto.randomUUID()}@threads.example`;
  const account = { email, password: 'long enough' };
  await api(registerEndpoint, { body: { ...account, firstName: 'Asha', lastName: 'Verma' } });
  const { token } = await api(authorizeEndpoint, { body: account });
  return { ...account, token, api: await openApi(token) };
}

export async function productNamed(search: string) {
  const { data } = await api(productsEndpoint, { query: { search } });
  return data.find(({ title }) => title === search)!;
}

export const orderOf = (id: string, size: string, color: string, quantity = 1) => ({
  products: { [id]: quantity },
  items: [{ productId: id, quantity, size, color }],
  shippingAddress: ADDRESS,
});
