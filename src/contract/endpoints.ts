import type * as z from 'zod/mini';
import { type CallOf, calls } from './calls.ts';
import { SendMessageBody, StockRequestBody, SubscribeBody } from './message-bodies.ts';
import { CreateOrderBody, QuoteBody } from './order-bodies.ts';
import { pageCalls } from './page-calls.ts';
import { quoteCalls } from './quote-call.ts';
import { CreatePaymentBody } from './payment-body.ts';
import { AuthorizeBody, ForgotPasswordBody, RegisterBody, ResetPasswordBody } from './user-bodies.ts';

/** A call with what its server has to know as well: `body` refuses what the server refuses. */
export interface Endpoint extends CallOf {
  body?: z.ZodMiniType;
}

export const endpoints = {
  ...calls,
  ...pageCalls,
  authorize: { ...calls.authorize, body: AuthorizeBody },
  register: { ...calls.register, body: RegisterBody },
  forgotPassword: { ...calls.forgotPassword, body: ForgotPasswordBody },
  resetPassword: { ...calls.resetPassword, body: ResetPasswordBody },
  quote: { ...quoteCalls.quote, body: QuoteBody },
  createOrder: { ...calls.createOrder, body: CreateOrderBody },
  createPayment: { ...calls.createPayment, body: CreatePaymentBody },
  subscribe: { ...calls.subscribe, body: SubscribeBody },
  requestStock: { ...calls.requestStock, body: StockRequestBody },
  sendMessage: { ...calls.sendMessage, body: SendMessageBody },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
export type BodyOf<N extends EndpointName> = (typeof endpoints)[N] extends { body: infer S extends z.ZodMiniType }
  ? z.input<S>
  : undefined;
export type AnswerOf<N extends EndpointName> = z.output<(typeof endpoints)[N]['answer']>;
