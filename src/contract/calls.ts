import type * as z from 'zod/mini';
import { SendMessageAnswer } from './message.ts';
import { CreateOrderAnswer, OrderAnswer, OrderListAnswer } from './order.ts';
import { CreatePaymentAnswer, PaymentFieldsAnswer } from './payment.ts';
import { ProductAnswer, ProductListAnswer } from './product.ts';
import { AccountAnswer, AuthorizeAnswer, DoneAnswer } from './user.ts';

/**
 * One call of /api/v1, as who calls has to know it. `path` is below the prefix, `:name` marks a parameter; `bearer`
 * says whether a token is needed; `answer` reads both of the spec's readings into one shape.
 */
export interface CallOf {
  method: 'GET' | 'POST';
  path: string;
  bearer: boolean;
  answer: z.ZodMiniType;
  /** Absent from the spec's table: only called when the store announces this capability. */
  capability?: string;
}

/**
 * The calls of docs/behaviour.md section 7: with page-calls.ts, probe-call.ts and quote-call.ts the only place where a
 * path of the API is written. Browsers load this and no body.
 */
export const calls = {
  authorize: { method: 'POST', path: '/users/authorize', bearer: false, answer: AuthorizeAnswer },
  register: { method: 'POST', path: '/users/register', bearer: false, answer: DoneAnswer },
  logout: { method: 'POST', path: '/users/logout', bearer: true, answer: DoneAnswer, capability: 'logout' },
  forgotPassword: {
    method: 'POST',
    path: '/users/forgot-password',
    bearer: false,
    answer: DoneAnswer,
    capability: 'passwordReset',
  },
  resetPassword: {
    method: 'POST',
    path: '/users/reset-password',
    bearer: false,
    answer: DoneAnswer,
    capability: 'passwordReset',
  },
  accountInfo: { method: 'GET', path: '/accountInfo', bearer: true, answer: AccountAnswer },
  products: { method: 'GET', path: '/products', bearer: false, answer: ProductListAnswer },
  product: { method: 'GET', path: '/products/:id', bearer: false, answer: ProductAnswer },
  requestStock: {
    method: 'POST',
    path: '/products/:id/stock-requests',
    bearer: false,
    answer: DoneAnswer,
    capability: 'stockRequests',
  },
  orders: { method: 'GET', path: '/orders', bearer: true, answer: OrderListAnswer },
  order: { method: 'GET', path: '/orders/:id', bearer: false, answer: OrderAnswer },
  createOrder: { method: 'POST', path: '/orders', bearer: true, answer: CreateOrderAnswer },
  paymentFields: { method: 'GET', path: '/payments/fields', bearer: true, answer: PaymentFieldsAnswer },
  createPayment: { method: 'POST', path: '/payments', bearer: true, answer: CreatePaymentAnswer },
  subscribe: { method: 'POST', path: '/newsletter', bearer: false, answer: DoneAnswer, capability: 'newsletter' },
  sendMessage: { method: 'POST', path: '/contact', bearer: false, answer: SendMessageAnswer, capability: 'contact' },
} as const satisfies Record<string, CallOf>;
