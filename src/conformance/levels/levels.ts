import { accounts } from './accounts.ts';
import { CAPABILITIES } from './capabilities/capabilities.ts';
import type { Level } from './level.ts';
import { orders } from './orders/orders.ts';
import { payments } from './payments/payments.ts';
import { reads } from './reads/reads.ts';

/** The levels of the specified calls, in the order in which they build on each other. */
export const SPECIFIED: readonly Level[] = [reads, accounts, orders, payments];

/** The name that stands for all capabilities. */
export const ALL_CAPABILITIES = 'capabilities';

export const LEVEL_NAMES: readonly string[] = [
  ...SPECIFIED.map(({ name }) => name),
  ALL_CAPABILITIES,
  ...CAPABILITIES.map(({ name }) => name),
];
