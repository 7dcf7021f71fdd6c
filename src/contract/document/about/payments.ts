import type { About } from './about.ts';

export const payments = {
  paymentFields: {
    summary: 'The payment form',
    text:
      'One definition for each field, in the order of the form. `type` is `text`, `email`, `password`, `number`, `tel`, ' +
      '`textarea`, `select` (with `options`) or `checkbox` (whose value is `true` or `false` as text); any other acts as ' +
      '`text`. A field with `showWhenFilled` is shown once one of the fields it names is filled in. At most 100 fields ' +
      'with 1,000 options each are shown. With the capability `payOnDelivery` an option may have `onDelivery`, when the ' +
      'order is paid as it comes, and `totals`, what it comes to by this way where that is another total: the shop ' +
      'shows them before it asks for the payment. Its `fields` are the names of the other fields that this way asks ' +
      'for, `[]` for none: the shop shows no others while it is chosen, and sends none. Without, it asks for all. ' +
      'With the capability `bankTransfer` an option may have `transfer`: while it is chosen the shop shows its lines, such ' +
      'as the account, the amount and the reference, and says within how many `days` the money is awaited.',
    query: {
      orderId: {
        text:
          'The order that is to be paid: answer the ways to pay that take its currency, and 503 where none does. For an ' +
          'order that is not the user’s own, the form of any other order.',
        schema: { type: 'string' },
        capability: 'orderPayments',
      },
    },
    example: {
      answer: [
        {
          name: 'method',
          label: 'How to pay',
          type: 'select',
          options: [
            { value: 'upi', label: 'UPI' },
            { value: 'card', label: 'Card' },
          ],
          rules: { required: true },
          rulesMessages: { required: 'Please choose a way to pay' },
        },
        { name: 'payerPhone', label: 'Phone', type: 'tel', rules: { required: true } },
        {
          name: 'note',
          label: 'Note',
          type: 'textarea',
          placeholder: 'For the bank statement',
          rules: { maxLength: 80 },
          showWhenFilled: ['method'],
        },
      ],
    },
  },
  createPayment: {
    summary: 'Start a payment',
    text:
      'Of the user’s own pending order, for its amount: what else the body says is ignored. `fields` has the values of ' +
      'the form as text. With the capability `payOnDelivery` the body may have `expectedTotal`, what the shopper was ' +
      'shown: a payment of something else is refused with 409 `price-changed`. An order whose option is `onDelivery` ' +
      'is 1 (Processing) at once and has `toPayOnDelivery`; until it is sent it may be paid after all, without the fee. An order whose option has ' +
      '`transfer` stays 0 (Pending) until its money has come or its time is over; it has `transfer`, and the buyer is ' +
      'mailed it. The answer says what the browser does next. `action.type` `redirect_post` posts a form with ' +
      '`type`, `url` and each entry of `data` as `data[name]` to `redirectUrl`; `deeplink` opens `redirectUrl`; `qr` ' +
      'shows `qr` as a QR code, or the PNG of `qrBase64`. Without `action` the browser goes to `redirectUrl`, and ' +
      'without that to the list of orders. `success: false` is a failure with its `error` shown as it is. Addresses ' +
      'are https, or of an app such as `upi:`. 400 is a body that cannot be read; what `rules` of the form refuse is ' +
      '422 with `fields` by the names of the form. The provider tells the backend, not the shop, when the money has ' +
      'come: then the order is 1 (Processing). A test store may set it at once.',
    example: {
      body: { orderId: 'ord-20418', fields: { method: 'card', payerPhone: '+919876543210' } },
      answer: {
        success: true,
        action: {
          type: 'redirect_post',
          redirectUrl: 'https://pay.example/start',
          formParams: {
            type: 'payment',
            url: 'https://api.juniper.example/api/v1/payments/return',
            data: { reference: 'pay-7731', amount: '4999.00' },
          },
        },
      },
    },
    more: {
      onDelivery: { success: true, redirectUrl: 'https://juniper.example/order-success?orderId=ord-20418' },
      deeplink: {
        success: true,
        action: { type: 'deeplink', redirectUrl: 'upi://pay?pa=juniper@bank&am=4999.00&cu=INR&tr=pay-7731' },
      },
      qr: { success: true, action: { type: 'qr', qr: 'upi://pay?pa=juniper@bank&am=4999.00&cu=INR&tr=pay-7731' } },
      link: { success: true, redirectUrl: 'https://pay.example/pay-7731' },
      declined: { success: false, error: 'The bank declined this card.' },
    },
  },
  paymentReference: {
    summary: 'Say what the bank calls a payment',
    text:
      'Of a payment that nobody reports to the store, of the user’s own order that waits to be paid, or is to be paid on ' +
      'delivery and has not left, and was begun to be paid like that. Blanks and dashes in it are left out, and letters ' +
      'are capital: 12 to 22 letters and digits. The order then has `paymentReference` and takes no payment (409 ' +
      '`being-checked`) until the store has looked; one that waits is held longer, once. A reference is of one order of ' +
      'a store. The same one again is answered the same.',
    example: { body: { orderId: 'ord-20418', reference: '4321 8765 0912' }, answer: { success: true } },
  },
} as const satisfies Record<string, About>;
