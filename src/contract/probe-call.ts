import * as z from 'zod/mini';
import type { CallOf } from './calls.ts';
import { bareOrData, isObject } from './lenient.ts';

/** The record as it came, for /api-test: every browser would load what reads it by the contract (1 KB). */
export const probeCalls = {
  storeInfo: {
    method: 'GET',
    path: '/storeInfo',
    bearer: false,
    answer: bareOrData(z.custom<Record<string, unknown>>(isObject)),
  },
} as const satisfies Record<string, CallOf>;
