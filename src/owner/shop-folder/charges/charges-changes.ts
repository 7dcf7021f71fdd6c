import { statedTransfer } from './bank-transfer.ts';
import { statedOnDelivery } from './on-delivery.ts';
import { statedReturns } from './returns.ts';
import { statedChanges } from './stated/stated.ts';
import { statedDelivery } from './stated/stated-delivery.ts';
import { statedDiscounts } from './stated/stated-discounts.ts';
import { statedTax } from './stated/stated-tax.ts';
import { amounts } from '../catalogue/amounts.ts';
import type { FolderChange } from '../folder-change.ts';
import type { StoreSettings } from '#store-api/shop/stores/store-settings.ts';

/** The settings of which it tells. */
export const CHARGES = ['delivery', 'tax', 'bankTransfer', 'payOnDelivery', 'returns', 'discounts'] as const;

type Charges = Pick<StoreSettings, (typeof CHARGES)[number]>;

/**
 * What changes in delivery, tax, payment by transfer and on delivery, returns and discounts, as an owner would tell it.
 */
export function chargesChanges(before: Charges, after: Charges, locale: string): FolderChange[] {
  const write = amounts(locale);
  return [
    ...orOnlySpelling(
      before.delivery,
      after.delivery,
      'delivery',
      statedChanges(
        statedDelivery(before.delivery, write),
        statedDelivery(after.delivery, write),
        'order of delivery methods',
      ),
    ),
    ...orOnlySpelling(
      before.tax,
      after.tax,
      'tax',
      statedChanges(statedTax(before.tax, write), statedTax(after.tax, write), 'order of tax classes'),
    ),
    ...orOnlySpelling(
      before.bankTransfer,
      after.bankTransfer,
      'payment by bank transfer',
      statedChanges(statedTransfer(before.bankTransfer), statedTransfer(after.bankTransfer), ''),
    ),
    ...orOnlySpelling(
      before.payOnDelivery,
      after.payOnDelivery,
      'payment on delivery',
      statedChanges(statedOnDelivery(before.payOnDelivery, write), statedOnDelivery(after.payOnDelivery, write), ''),
    ),
    ...orOnlySpelling(
      before.returns,
      after.returns,
      'returns by shoppers',
      statedChanges(statedReturns(before.returns, write), statedReturns(after.returns, write), ''),
    ),
    ...orOnlySpelling(
      before.discounts,
      after.discounts,
      'discounts',
      statedChanges(
        statedDiscounts(before.discounts, write),
        statedDiscounts(after.discounts, write),
        'order of discounts',
      ),
    ),
  ];
}

/** What is written otherwise and means the same is a change too: an export writes it as the folder does. */
function orOnlySpelling(before: unknown, after: unknown, what: string, changes: FolderChange[]): FolderChange[] {
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  return changes.length > 0 || isSame ? changes : [{ change: 'update', what }];
}
