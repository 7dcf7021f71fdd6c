import type { Paying } from './bank.ts';
import type { FolderAct } from './folder-acts.ts';
import type { ParcelAct } from './parcel-acts.ts';
import type { ReturnAct } from './return-acts.ts';

/** What somebody does; `order` and `charge` count from the latest. A shopper of 2 has never been here. */
export type Act =
  | { act: 'place'; shopper: number; variants: number[]; quantity: number }
  | { act: 'pay'; order: number; method: 'card' | 'plain' | 'upi' | 'on-delivery' | 'to-confirm' }
  | { act: 'decide'; charge: number; status: 'paid' | 'failed'; paying: Paying; isLost: boolean; tells: boolean }
  | { act: 'tell'; charge: number; times: number }
  | { act: 'confirm'; order: number; why: 'seen' | 'other money' | 'seen, forced' }
  | { act: 'link' | 'cancel' | 'refunded' | 'paid' | ParcelAct | ReturnAct; order: number }
  | { act: 'reconcile' | 'expire' | 'import' | 'release' }
  | FolderAct;
