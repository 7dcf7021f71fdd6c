import * as z from 'zod/mini';
import { MAX_CONTACT_MESSAGE, MAX_CONTACT_NAME, MAX_CONTACT_SUBJECT } from '#config.ts';
import { Email } from './user-bodies.ts';

const required = (label: string, most: number) =>
  z
    .string(`${label} is required`)
    .check(
      z.trim(),
      z.minLength(1, `${label} is required`),
      z.maxLength(most, `${label} must be at most ${most} characters`),
    );

/** POST /newsletter (capability `newsletter`). A second time is a success too. */
export const SubscribeBody = z.object({ email: Email });

/** POST /contact (capability `contact`): the four fields of docs/behaviour.md section 3, trimmed. */
export const SendMessageBody = z.object({
  name: required('Name', MAX_CONTACT_NAME),
  email: Email,
  subject: required('Subject', MAX_CONTACT_SUBJECT),
  message: required('Message', MAX_CONTACT_MESSAGE),
});

/**
 * POST /products/{id}/stock-requests (capability `stockRequests`): a mail is to go to this address, once, when the
 * choice can be ordered again. A second time is a success too. 409 `in-stock` when it can be ordered now, 404 for no such product.
 */
export const StockRequestBody = z.object({
  email: Email,
  size: z.optional(z.string().check(z.maxLength(100))),
  color: z.optional(z.string().check(z.maxLength(100))),
});

export type SendMessageBody = z.input<typeof SendMessageBody>;
