import * as z from 'zod/mini';
import { GatewayError } from './call-gateway.ts';

/** A request that is understood and will not be done; any other status may pass. */
const REFUSED = [400, 402, 404, 422];
const MAX_LENGTH = 200;

/** What Razorpay (`description`) and Stripe (`message`) say of a request that they refuse. */
const Refusal = z.object({
  error: z.object({ description: z.optional(z.string()), message: z.optional(z.string()) }),
});

/** Why a gateway refuses for good what it was asked, in its own words; undefined where it may do so later. */
export function refusalOf(error: unknown): string | undefined {
  const answer = error instanceof GatewayError ? error.answer : undefined;
  if (!answer || !REFUSED.includes(answer.status)) return undefined;
  const read = Refusal.safeParse(answer.json);
  const { description, message } = read.success ? read.data.error : {};
  return shortened(description ?? message ?? `it answered ${answer.status}`);
}

/** As much of what a gateway says as is kept. */
export function shortened(said: string): string {
  return said.replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH);
}
