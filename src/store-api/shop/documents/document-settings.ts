import type { Store } from '../stores/store-of-host.ts';
import type { DocumentSettings } from '../stores/tax-settings.ts';
import type { DocumentKind } from './document.ts';

/** Undefined: the store gives out no documents. */
export function documentSettings({ settings: { tax } }: Pick<Store, 'settings'>): DocumentSettings | undefined {
  return tax?.documents === true ? {} : tax?.documents;
}

/** What charges for goods, by how the store is registered for tax. */
export function chargingKind({ settings: { tax } }: Pick<Store, 'settings'>): DocumentKind {
  if (tax?.registration === 'regular') return 'invoice';
  return tax?.registration === 'composition' ? 'bill-of-supply' : 'bill';
}
