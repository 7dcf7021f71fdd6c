import type { Paying } from './bank.ts';
import type { FolderAct } from './folder-acts.ts';
import type { LinkAct } from './links/link-acts.ts';
import type { ParcelAct } from './pieces/parcel-acts.ts';
import type { RefundAct } from './refunds/refund-acts.ts';
import type { ReturnAct } from './pieces/return-acts.ts';

/** What somebody does; `order` and `charge` count from the latest. A shopper of 2 has never been here. */
export type Act =
  | { act: 'place'; shopper: number; variants: number[]; quantity: number; isFetched: boolean }
  | { act: 'pay'; order: number; method: 'card' | 'plain' | 'upi' | 'on-delivery' | 'to-confirm' | 'bank-transfer' }
  | { act: 'decide'; charge: number; status: 'paid' | 'failed'; paying: Paying; isLost: boolean; tells: boolean }
  | { act: 'tell'; charge: number; times: number }
  | { act: 'confirm'; order: number; why: 'seen' | 'other money' | 'seen, forced' }
  | { act: 'link' | 'stranger' | 'cancel' | 'refunded' | 'keep' | 'paid' | ParcelAct | ReturnAct; order: number }
  | RefundAct
  | { act: 'reconcile' | 'expire' | 'import' | 'release' }
  | FolderAct
  | LinkAct;
