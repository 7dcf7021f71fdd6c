import * as z from 'zod';

const months = z
  .int('must be a whole number of months, such as 24')
  .min(1, 'must be 1 month or more')
  .max(120, 'must be at most 120 months');

/**
 * `retention` of store.yaml: a job does it, and a page states it by `{{messageRetention}}`,
 * `{{closedAccountRetention}}` and `{{documentRetention}}`.
 */
export const retention = z
  .strictObject({
    messages: months
      .optional()
      .describe('Months after which messages and requests to be told of stock are removed; 24 unless set.'),
    closedAccounts: months
      .optional()
      .describe('Months after which the person of a closed account is forgotten; 1 unless set.'),
    documents: z
      .int('must be a whole number of years, such as 8')
      .min(1, 'must be 1 year or more')
      .max(30, 'must be at most 30 years')
      .optional()
      .describe('Years after the end of a financial year until its invoices are removed; 8 unless set.'),
  })
  .optional()
  .describe('How long the shop keeps what it knows of persons. Pages state it as {{messageRetention}}.');

/** The text that `init` writes, with the years for which the country keeps invoices. */
export const retentionExample = (years = 8): string => `
# How many months the shop keeps what it knows of persons. A page of policies/ states it as {{messageRetention}} and
# {{closedAccountRetention}}. An account is closed by: npm run store -- customers close EMAIL
# retention:
#   messages: 24          # what shoppers wrote, and who waits for stock
#   closedAccounts: 1     # name and contact of whoever closed the account
#   documents: ${String(years).padEnd(10)} # years: receipts, invoices and credit notes, where tax.yaml asks for them
`;
