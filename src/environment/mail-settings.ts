/**
 * Of a shop with another backend and without SMTP_URL (docs/decisions D343). Its pages say what the specification says,
 * so that only who runs it can know.
 */
export const MESSAGES_GO_NOWHERE = {
  what: 'SMTP_URL is not set: unless the backend announces contact and newsletter, what shoppers write there goes nowhere',
  advice: 'Set SMTP_URL and MAIL_FROM: this server then mails it to the companyEmail of the store.',
};
