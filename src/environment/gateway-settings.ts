import * as z from 'zod';
import { isLoopback } from '#lib/urls.ts';

/** Where a gateway is: secrets travel there, so only within this machine without https. */
const gatewayUrl = (standard: string) =>
  z
    .url({ protocol: /^https?$/, error: 'must be an https address' })
    .refine((value) => value.startsWith('https:') || isLoopback(new URL(value).host), 'must be an https address')
    .transform((value) => value.replace(/\/+$/, ''))
    .default(standard);
const secret = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'must be visible ASCII characters without blanks')
  .optional();

/** The accounts at gateways. Each of these may also be set for one store: see store-accounts.ts. */
export const gatewaySettings = {
  UPI_VPA: z
    .string()
    .regex(/^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9.-]{1,63}$/, 'must be a UPI address such as shop@bank')
    .optional(),
  UPI_NAME: z.string().max(99, 'must have at most 99 characters').optional(),
  UPI_MERCHANT_CODE: z
    .string()
    .regex(/^\d{4}$/, 'must be four digits')
    .optional(),
  PAYU_KEY: secret,
  PAYU_SALT: secret,
  PAYU_URL: gatewayUrl('https://secure.payu.in'),
  RAZORPAY_KEY_ID: secret,
  RAZORPAY_KEY_SECRET: secret,
  RAZORPAY_WEBHOOK_SECRET: secret,
  RAZORPAY_URL: gatewayUrl('https://api.razorpay.com'),
  STRIPE_SECRET_KEY: secret,
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_URL: gatewayUrl('https://api.stripe.com'),
};

export type GatewaySettings = z.output<z.ZodObject<typeof gatewaySettings>>;
export type GatewaySetting = keyof GatewaySettings;

export const isGatewaySetting = (name: string): name is GatewaySetting => Object.hasOwn(gatewaySettings, name);

interface NeededSettings {
  needs: readonly GatewaySetting[];
  takes: readonly GatewaySetting[];
  /** Which server of the gateway: no account, so that every store takes it from the setting without a store's name. */
  url?: 'PAYU_URL' | 'RAZORPAY_URL' | 'STRIPE_URL';
}

/** The settings that each gateway needs, and those that are optional. */
export const GATEWAYS = {
  upi: { needs: ['UPI_VPA', 'UPI_NAME'], takes: ['UPI_MERCHANT_CODE'] },
  payu: { needs: ['PAYU_KEY', 'PAYU_SALT'], takes: ['PAYU_URL'], url: 'PAYU_URL' },
  razorpay: {
    needs: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
    takes: ['RAZORPAY_URL'],
    url: 'RAZORPAY_URL',
  },
  stripe: { needs: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'], takes: ['STRIPE_URL'], url: 'STRIPE_URL' },
} satisfies Record<string, NeededSettings>;

export type GatewayId = keyof typeof GATEWAYS;
export const GATEWAY_LIST: readonly NeededSettings[] = Object.values(GATEWAYS);
