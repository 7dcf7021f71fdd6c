import * as z from 'zod';
import type { SettingProblem } from './store-accounts.ts';

/** The engines that src/backends/adapter can stand before: `API_URL=medusa+https://…` (docs/adapters.md). */
const ENGINES = ['medusa'] as const;
export type Engine = (typeof ENGINES)[number];

const word = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'must be visible ASCII characters without blanks')
  .optional();

/** Of a backend that speaks the contract, or of an engine behind an adapter. */
export const backendUrl = z
  .url({
    protocol: new RegExp(`^(?:(?:${ENGINES.join('|')})\\+)?https?$`),
    error: `must be a http(s) address, or one of an adapter such as ${ENGINES.join()}+https://host`,
  })
  .transform((value) => value.replace(/\/+$/, ''));

/** The settings that adapters read besides `API_URL`. */
export const adapterSettings = {
  STORE_FILE: z.string().min(1).optional(),
  MEDUSA_PUBLISHABLE_KEY: word,
  MEDUSA_REGION: word,
  MEDUSA_COUNTRY: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'must be a country of two letters such as in')
    .transform((value) => value.toLowerCase())
    .optional(),
  MEDUSA_SHIPPING_OPTION: word,
  MEDUSA_PAYMENT_PROVIDER: z
    .string()
    .regex(/^pp_[\x21-\x7e]+$/, "must be a payment provider's id such as pp_system_default")
    .default('pp_system_default'),
};

const NEEDED: Record<Engine, readonly (keyof typeof adapterSettings)[]> = {
  medusa: ['MEDUSA_PUBLISHABLE_KEY', 'MEDUSA_REGION'],
};

/** Which engine an API_URL names, and where that is; undefined for a backend that speaks the contract. */
export function engineOf(apiUrl: string): { engine: Engine; url: string } | undefined {
  const engine = ENGINES.find((name) => apiUrl.startsWith(`${name}+`));
  return engine && { engine, url: apiUrl.slice(engine.length + 1) };
}

/** Without its keys an adapter could answer nothing. */
export function missingAdapterSettings(given: Record<string, string | undefined>): SettingProblem[] {
  const engine = engineOf(given.API_URL ?? '')?.engine;
  const missing = engine ? NEEDED[engine].filter((name) => given[name] === undefined) : [];
  return missing.length
    ? [{ what: `API_URL of ${engine ?? ''} needs ${missing.join(' and ')} too`, names: ['API_URL', ...missing] }]
    : [];
}
