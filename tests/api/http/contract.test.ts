import { expect, test } from 'vitest';
import { createApi, type Transport } from '#api-client/api.ts';
import { quoteEndpoint } from '#contract/endpoints/orders/quote.ts';
import { ApiError } from '#api-client/api-error.ts';
import { API_PREFIX } from '#config.ts';
import { BELT, JEANS } from '../catalogue.ts';
import { endpoints } from '../../fixtures/endpoints.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, orderOf } from '../fixture.ts';
import { storeInfoEndpoint } from '#contract/endpoints/catalog/store-info.ts';
import { productsEndpoint } from '#contract/endpoints/catalog/products.ts';
import { productEndpoint } from '#contract/endpoints/catalog/product.ts';
import { relatedEndpoint } from '#contract/endpoints/catalog/related.ts';
import { sizeGuideEndpoint } from '#contract/endpoints/catalog/size-guide.ts';
import { suggestionsEndpoint } from '#contract/endpoints/catalog/suggestions.ts';
import { requestStockEndpoint } from '#contract/endpoints/catalog/request-stock.ts';
import { registerEndpoint } from '#contract/endpoints/users/register.ts';
import { authorizeEndpoint } from '#contract/endpoints/users/authorize.ts';
import { accountInfoEndpoint } from '#contract/endpoints/users/account-info.ts';
import { cancelPiecesEndpoint } from '#contract/endpoints/orders/cancel-pieces.ts';
import { returnPiecesEndpoint } from '#contract/endpoints/orders/return-pieces.ts';
import { cancelLinkedEndpoint } from '#contract/endpoints/orders/cancel-linked.ts';
import { openLinkedEndpoint } from '#contract/endpoints/orders/open-linked.ts';
import { payLinkedEndpoint } from '#contract/endpoints/orders/pay-linked.ts';
import { referenceLinkedEndpoint } from '#contract/endpoints/orders/reference-linked.ts';
import { returnLinkedEndpoint } from '#contract/endpoints/orders/return-linked.ts';
import { sendLinkEndpoint } from '#contract/endpoints/orders/send-link.ts';
import { confirmOrderEndpoint } from '#contract/endpoints/orders/confirm-order.ts';
import { orderLinkEndpoint } from '#contract/endpoints/orders/order-link.ts';
import { ownerActEndpoint } from '#contract/endpoints/owner/owner-act.ts';
import { ownerLinkEndpoint } from '#contract/endpoints/owner/owner-link.ts';
import { createOrderEndpoint } from '#contract/endpoints/orders/create-order.ts';
import { ordersEndpoint } from '#contract/endpoints/orders/orders.ts';
import { orderEndpoint } from '#contract/endpoints/orders/order.ts';
import { paymentFieldsEndpoint } from '#contract/endpoints/payments/payment-fields.ts';
import { createPaymentEndpoint } from '#contract/endpoints/payments/create-payment.ts';
import { paymentReferenceEndpoint } from '#contract/endpoints/payments/payment-reference.ts';
import { confirmSubscriptionEndpoint } from '#contract/endpoints/messages/confirm-subscription.ts';
import { subscribeEndpoint } from '#contract/endpoints/messages/subscribe.ts';
import { sendMessageEndpoint } from '#contract/endpoints/messages/send-message.ts';
import { forgotPasswordEndpoint } from '#contract/endpoints/users/forgot-password.ts';
import { resetPasswordEndpoint } from '#contract/endpoints/users/reset-password.ts';
import { logoutEndpoint } from '#contract/endpoints/users/logout.ts';

describeEveryEngine("the shop's own client", (engine) => {
  test('makes every call of the table and can read every answer', async () => {
    const shop = await openShop(engine);
    let token = '';
    const called = new Set<string>();
    const transport: Transport = (path, init) => {
      called.add(
        `${init.method} ${path.replace(/\?.*/, '').replace(/^(\/products|\/orders|\/size-guides)\/[^/]+/, '$1/:id')}`,
      );
      return shop.api.fetch(new Request(`http://localhost${API_PREFIX}${path}`, init), '127.0.0.1');
    };
    const api = createApi(transport, () => token);
    expect(await api(storeInfoEndpoint)).toMatchObject({
      storeName: 'Selvedge & Sons',
      capabilities: expect.arrayContaining(['items', 'idempotency']),
    });
    expect((await api(productsEndpoint, { query: { category: 'jeans', limit: 100 } })).data[0]).toMatchObject({
      id: JEANS,
      discountedPrice: 1999,
    });
    expect(await api(productEndpoint, { id: BELT })).toMatchObject({
      id: BELT,
      discountedPrice: undefined,
      parentCategory: undefined,
    });
    expect(await api(relatedEndpoint, { id: JEANS })).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ id: BELT, title: 'Woven Belt' })]),
    });
    expect(await api(suggestionsEndpoint, { query: { q: 'wov' } })).toMatchObject({
      products: [{ id: BELT, title: 'Woven Belt' }],
      categories: [{ category: 'Accessories', count: 1 }],
    });
    expect(await api(sizeGuideEndpoint, { id: 'none' }).catch((error: unknown) => error)).toMatchObject({
      status: 404,
    });
    const inStock = await api(requestStockEndpoint, {
      id: JEANS,
      body: { email: 'asha@example.com', size: 'M' },
    }).catch((error: unknown) => error);
    expect(inStock).toMatchObject({ kind: 'refused', status: 409, code: 'in-stock' });
    expect(
      await api(requestStockEndpoint, { id: JEANS, body: { email: 'asha@example.com', size: 'M', color: 'Black' } }),
    ).toEqual({
      success: true,
    });
    expect(
      await api(registerEndpoint, {
        body: { email: 'asha@example.com', password: 'correct horse', firstName: 'Asha', lastName: 'Rao' },
      }),
    ).toEqual({ success: true });
    ({ token } = await api(authorizeEndpoint, {
      body: { email: 'asha@example.com', password: 'correct horse', rememberMe: true },
    }));
    expect(await api(accountInfoEndpoint)).toMatchObject({ firstName: 'Asha', email: 'asha@example.com' });
    expect(await api(quoteEndpoint, { body: { items: [{ productId: BELT, quantity: 2 }] } })).toMatchObject({
      total: 1999,
      lines: [{ productId: BELT, price: 999.5 }],
    });
    const { id } = await api(createOrderEndpoint, {
      body: orderOf([{ productId: BELT, quantity: 2 }]),
      idempotencyKey: 'one',
    });
    expect(await api(ordersEndpoint)).toMatchObject([
      { id, status: 0, total: 1999, items: [{ productTitle: 'Woven Belt', quantity: 2, price: 999.5 }] },
    ]);
    expect(await api(orderEndpoint, { id, query: { contactInfo: 'asha@example.com' } })).toMatchObject({ id });
    expect((await api(paymentFieldsEndpoint))[0]).toMatchObject({ name: 'method', rules: { required: true } });
    const fields = { method: 'bank', email: 'a@b.co', phone: '+919876543210' };
    expect(await api(createPaymentEndpoint, { body: { orderId: id, fields }, idempotencyKey: 'one' })).toMatchObject({
      success: true,
      action: { type: 'redirect_post', formParams: { type: 'sandbox', data: { orderId: id } } },
    });
    const told = { orderId: id, reference: '123456789012' };
    expect(await api(paymentReferenceEndpoint, { body: told }).catch((error: unknown) => error)).toMatchObject({
      kind: 'refused',
      status: 409,
      code: 'not-payable',
    });
    expect(await api(subscribeEndpoint, { body: { email: 'asha@example.com' } })).toEqual({ success: true });
    expect(
      await api(sendMessageEndpoint, {
        body: { name: 'Asha', email: 'asha@example.com', subject: 'Fit', message: 'True to size?' },
      }),
    ).toEqual({ success: true, ticket: expect.stringMatching(/^\w{4}-\w{4}$/) });
    expect(await api(forgotPasswordEndpoint, { body: { email: 'asha@example.com' } })).toEqual({ success: true });
    const gone = await api(resetPasswordEndpoint, { body: { token: 'never was', password: 'new horse' } }).catch(
      (error: unknown) => error,
    );
    expect(gone).toMatchObject({
      kind: 'refused',
      status: 400,
      serverText: 'This link is no longer valid. Please ask for a new one.',
    });
    for (const endpoint of [orderLinkEndpoint, confirmOrderEndpoint, confirmSubscriptionEndpoint])
      expect(await api(endpoint, { body: { token: 'never was' } }).catch((error: unknown) => error)).toMatchObject({
        kind: 'refused',
        status: 404,
        serverText: 'This link is not valid, or not any more.',
      });
    for (const call of [
      () => api(ownerLinkEndpoint, { body: { token: 'never was' } }),
      () => api(ownerActEndpoint, { body: { token: 'never was', act: 'pack', seen: 1 } }),
    ])
      expect(await call().catch((error: unknown) => error)).toMatchObject({ kind: 'refused', status: 404 });
    const lines = [{ line: 0, quantity: 1 }];
    const never = { token: 'never was' };
    for (const call of [
      () => api(openLinkedEndpoint, { body: never }),
      () => api(payLinkedEndpoint, { body: { ...never, fields: {} } }),
      () => api(referenceLinkedEndpoint, { body: { ...never, reference: told.reference } }),
      () => api(cancelLinkedEndpoint, { body: { ...never, lines } }),
      () => api(returnLinkedEndpoint, { body: { ...never, kind: 'return', lines } }),
    ])
      expect(await call().catch((error: unknown) => error)).toMatchObject({ kind: 'refused', status: 404 });
    expect(await api(sendLinkEndpoint, { body: { order: id } })).toEqual({ success: true });
    for (const call of [
      () => api(cancelPiecesEndpoint, { id, body: { lines } }),
      () => api(returnPiecesEndpoint, { id, body: { kind: 'return', lines } }),
    ])
      expect(await call().catch((error: unknown) => error)).toMatchObject({ kind: 'refused', status: 404 });
    expect(await api(logoutEndpoint)).toEqual({ success: true });
    const refused = await api(accountInfoEndpoint).catch((error: unknown) => error);
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
