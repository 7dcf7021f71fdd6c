import { expect, test } from 'vitest';
import { createApi, type Transport } from '#api-client/create-api.ts';
import { createPageApi } from '#api-client/create-page-api.ts';
import { createQuoteApi } from '#api-client/create-quote-api.ts';
import { ApiError } from '#api-client/api-error.ts';
import { API_PREFIX } from '#config.ts';
import { endpoints } from '#contract/endpoints.ts';
import { BELT, JEANS } from '../catalogue.ts';
import { describeEngines } from '../engines.ts';
import { openShop, orderOf } from '../fixture.ts';

describeEngines("the shop's own client", (engine) => {
  test('makes every call of the table and can read every answer', async () => {
    const shop = await openShop(engine);
    let token = '';
    const called = new Set<string>();
    const transport: Transport = (path, init) => {
      called.add(`${init.method} ${path.replace(/\?.*/, '').replace(/^(\/products|\/orders)\/[^/]+/, '$1/:id')}`);
      return shop.api.fetch(new Request(`http://localhost${API_PREFIX}${path}`, init));
    };
    const api = createApi(transport, () => token);
    const pages = createPageApi(transport);
    expect(await pages.storeInfo()).toMatchObject({
      storeName: 'Selvedge & Sons',
      capabilities: expect.arrayContaining(['items', 'idempotency']),
    });
    expect((await api.products({ category: 'jeans', limit: 100 })).data[0]).toMatchObject({
      id: JEANS,
      discountedPrice: 1999,
    });
    expect(await api.product(BELT)).toMatchObject({ id: BELT, discountedPrice: undefined, parentCategory: undefined });
    expect(await pages.related(JEANS)).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ id: BELT, title: 'Woven Belt' })]),
    });
    expect(await pages.suggestions('wov')).toMatchObject({
      products: [{ id: BELT, title: 'Woven Belt' }],
      categories: [{ category: 'Accessories', count: 1 }],
    });
    const inStock = await api
      .requestStock(JEANS, { email: 'asha@example.com', size: 'M' })
      .catch((error: unknown) => error);
    expect(inStock).toMatchObject({ kind: 'refused', status: 409, code: 'in-stock' });
    expect(await api.requestStock(JEANS, { email: 'asha@example.com', size: 'M', color: 'Black' })).toEqual({
      success: true,
    });
    expect(
      await api.register({ email: 'asha@example.com', password: 'correct horse', firstName: 'Asha', lastName: 'Rao' }),
    ).toEqual({ success: true });
    ({ token } = await api.authorize({ email: 'asha@example.com', password: 'correct horse', rememberMe: true }));
    expect(await api.accountInfo()).toMatchObject({ firstName: 'Asha', email: 'asha@example.com' });
    expect(await createQuoteApi(transport).quote({ items: [{ productId: BELT, quantity: 2 }] })).toMatchObject({
      total: 1999,
      lines: [{ productId: BELT, price: 999.5 }],
    });
    const { id } = await api.createOrder(orderOf([{ productId: BELT, quantity: 2 }]), { idempotencyKey: 'one' });
    expect(await api.orders()).toMatchObject([
      { id, status: 0, items: [{ productTitle: 'Woven Belt', quantity: 2, price: 999.5 }] },
    ]);
    expect(await api.order(id, 'asha@example.com')).toMatchObject({ id });
    expect((await api.paymentFields())[0]).toMatchObject({ name: 'method', rules: { required: true } });
    const fields = { method: 'bank', email: 'a@b.co', phone: '+919876543210' };
    expect(await api.createPayment({ orderId: id, fields }, { idempotencyKey: 'one' })).toMatchObject({
      success: true,
      action: { type: 'redirect_post', formParams: { type: 'sandbox', data: { orderId: id } } },
    });
    expect(await api.subscribe({ email: 'asha@example.com' })).toEqual({ success: true });
    expect(
      await api.sendMessage({ name: 'Asha', email: 'asha@example.com', subject: 'Fit', message: 'True to size?' }),
    ).toEqual({ success: true, ticket: expect.stringMatching(/^\w{4}-\w{4}$/) });
    expect(await api.forgotPassword({ email: 'asha@example.com' })).toEqual({ success: true });
    const gone = await api
      .resetPassword({ token: 'never was', password: 'new horse' })
      .catch((error: unknown) => error);
    expect(gone).toMatchObject({
      kind: 'refused',
      status: 400,
      serverText: 'This link is no longer valid. Please ask for a new one.',
    });
    expect(await api.logout()).toEqual({ success: true });
    const refused = await api.accountInfo().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({
      kind: 'refused',
      status: 401,
      serverText: 'Please sign in.',
      code: 'not-signed-in',
    });
    expect([...called].sort()).toEqual(
      Object.values(endpoints)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    );
    await shop.close();
  });
});
