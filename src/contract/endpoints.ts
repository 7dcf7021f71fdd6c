import * as z from 'zod/mini';
import { SendMessageAnswer, SendMessageBody, SubscribeBody } from './message.ts';
import { CreateOrderAnswer, CreateOrderBody, OrderAnswer, OrderListAnswer } from './order.ts';
import { CreatePaymentAnswer, CreatePaymentBody, PaymentFieldsAnswer } from './payment.ts';
import { ProductAnswer, ProductListAnswer } from './product.ts';
import { StoreInfoAnswer } from './store-info.ts';
import { AccountAnswer, AuthorizeAnswer, AuthorizeBody, DoneAnswer, ForgotPasswordBody, RegisterBody, ResetPasswordBody } from './user.ts';

/**
 * One call of /api/v1. `path` is below the prefix, `:name` marks a parameter; `bearer` says whether a token is
 * needed; `body` refuses what the server refuses; `answer` reads both of the spec's readings into one shape.
 */
export interface Endpoint {
  method: 'GET' | 'POST';
  path: string;
  bearer: boolean;
  body?: z.ZodMiniType;
  answer: z.ZodMiniType;
  /** Absent from the spec's table: only called when the store announces this capability. */
  capability?: string;
}

/** The calls of spec section 7: the only place where a path of the API is written. */
export const endpoints = {
  authorize: { method: 'POST', path: '/users/authorize', bearer: false, body: AuthorizeBody, answer: AuthorizeAnswer },
  register: { method: 'POST', path: '/users/register', bearer: false, body: RegisterBody, answer: DoneAnswer },
  logout: { method: 'POST', path: '/users/logout', bearer: true, answer: DoneAnswer, capability: 'logout' },
  forgotPassword: { method: 'POST', path: '/users/forgot-password', bearer: false, body: ForgotPasswordBody, answer: DoneAnswer, capability: 'passwordReset' },
  resetPassword: { method: 'POST', path: '/users/reset-password', bearer: false, body: ResetPasswordBody, answer: DoneAnswer, capability: 'passwordReset' },
  accountInfo: { method: 'GET', path: '/accountInfo', bearer: true, answer: AccountAnswer },
  storeInfo: { method: 'GET', path: '/storeInfo', bearer: false, answer: StoreInfoAnswer },
  products: { method: 'GET', path: '/products', bearer: false, answer: ProductListAnswer },
  product: { method: 'GET', path: '/products/:id', bearer: false, answer: ProductAnswer },
  orders: { method: 'GET', path: '/orders', bearer: true, answer: OrderListAnswer },
  order: { method: 'GET', path: '/orders/:id', bearer: false, answer: OrderAnswer },
  createOrder: { method: 'POST', path: '/orders', bearer: true, body: CreateOrderBody, answer: CreateOrderAnswer },
  paymentFields: { method: 'GET', path: '/payments/fields', bearer: true, answer: PaymentFieldsAnswer },
  createPayment: { method: 'POST', path: '/payments', bearer: true, body: CreatePaymentBody, answer: CreatePaymentAnswer },
  subscribe: { method: 'POST', path: '/newsletter', bearer: false, body: SubscribeBody, answer: DoneAnswer, capability: 'newsletter' },
  sendMessage: { method: 'POST', path: '/contact', bearer: false, body: SendMessageBody, answer: SendMessageAnswer, capability: 'contact' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
export type BodyOf<N extends EndpointName> = (typeof endpoints)[N] extends { body: infer S extends z.ZodMiniType } ? z.input<S> : undefined;
export type AnswerOf<N extends EndpointName> = z.output<(typeof endpoints)[N]['answer']>;
