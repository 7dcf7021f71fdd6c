import * as z from 'zod';
import { text } from '../fields.ts';
import { GATEWAYS, type GatewayId } from '#environment/gateway-settings.ts';

const IDS = Object.keys(GATEWAYS) as [GatewayId, ...GatewayId[]];

/** `payments`: which gateways the store offers. Their secrets are settings of the environment (docs/decisions D241). */
export const payments = z
  .array(
    z.strictObject({
      gateway: z.enum(IDS, `must be one of ${IDS.join(', ')}`),
      label: text(80).optional().describe('What shoppers read; without it the gateway’s own words.'),
    }),
    'must be a list of gateways, such as - gateway: upi',
  )
  .min(1, 'must name a gateway: leave it out to offer all that have an account')
  .refine(
    (offers) => new Set(offers.map(({ gateway }) => gateway)).size === offers.length,
    'must name each gateway once',
  )
  .optional()
  .describe('How shoppers pay, in this order; without it, by all gateways that have an account.');
