import type { Stated } from './stated/stated.ts';
import { short } from '../catalogue/quoted.ts';
import type { BankTransferSettings } from '#store-api/shop/stores/store-settings.ts';

/** What `bankTransfer` states. */
export function statedTransfer(settings: BankTransferSettings | undefined): Stated[] {
  if (!settings) return [];
  const { label, holder, iban, bic, account = [], days, note } = settings;
  return [
    {
      what: 'payment by bank transfer',
      facts: [
        { name: 'label', value: label && short(label) },
        { name: 'holder', value: short(holder) },
        { name: 'IBAN', value: iban },
        { name: 'BIC', value: bic },
        { name: 'account', value: account.map((line) => short(`${line.label} ${line.value}`)) },
        { name: 'days', value: days?.toString() },
        { name: 'note', value: note && short(note) },
      ],
    },
  ];
}
