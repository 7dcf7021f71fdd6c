import * as z from 'zod';
import { adapterSettings, backendUrl, missingAdapterSettings } from './environment/adapter-settings.ts';
import { GATEWAY_LIST, gatewaySettings } from './environment/gateway-settings.ts';
import {
  halfSetAccounts,
  readStoreAccounts,
  type SettingProblem,
  type WithStoreAccounts,
  wrongStoreSettings,
} from './environment/store-accounts.ts';
import { DEFAULT_PORT, LOG_LEVELS } from '#config.ts';
import { isLoopback } from '#lib/urls.ts';

/** A mistake in how the program was started: printed as one line, without a stack. */
export class StartError extends Error {}

const origin = z
  .url({ protocol: /^https?$/, error: 'must be a http(s) address' })
  .transform((value) => value.replace(/\/+$/, ''));
const words = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter(Boolean));
const whole = (min: number, max: number) => {
  const error = `must be a whole number, ${min} to ${max}`;
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error);
};
const cap = (standard: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(0, 'must be 0 (no limit) or more')
    .default(standard);

const Environment = z.object({
  PORT: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(0, 'must be 0 to 65535')
    .max(65535, 'must be 0 to 65535')
    .default(DEFAULT_PORT),
  HOST: z.string().min(1).default('localhost'),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/, 'must be sqlite:PATH or postgres://…')
    .optional(),
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/.+$/, 'must be postgres://…')
    .optional(),
  DATABASE_POOL: whole(1, 500).default(10),
  DATA_DIR: z.string().min(1).default('data'),
  API_URL: backendUrl.optional(),
  API_HOST: z.string().min(1).optional(),
  PUBLIC_API_BASE: z
    .string()
    .regex(/^(https?:\/\/|\/)/, 'must be an address or a path')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  STORE_ORIGIN: origin.optional(),
  EMPTY: z.stringbool({ truthy: ['1'], falsy: ['0'], error: 'must be 1 or 0' }).default(false),
  SHOP_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'must be a language such as hi or pt-BR')
    .default('en'),
  SERVICE_WORKER: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  PAYMENT_ORIGINS: words,
  PAYMENT_SCHEMES: z
    .string()
    .default('upi: phonepe: paytmmp: tez: gpay: bhim: credpay:')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean)),
  PAYMENT_SANDBOX: z.enum(['yes', 'no'], { error: 'must be yes or no' }).default('no'),
  ...adapterSettings,
  ...gatewaySettings,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be smtp://… or smtps://…, e.g. smtps://user:password@mail.example' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^\p{Cc}<>"]*<[!-;=?A-~]+@[!-;=?A-~]+>|[!-;=?A-~]+@[!-;=?A-~]+)$/u,
      'must be an address or Name <address>',
    )
    .optional(),
  ORDERS_PER_HOUR: cap(300),
  UNPAID_ORDERS: cap(10),
  ORDER_MAILS_PER_HOUR: cap(20),
  PAGE_CACHE_MB: z.coerce.number({ error: 'must be a number' }).min(0, 'must be 0 (off) or more').default(20),
  UNPAID_ORDER_HOURS: z.coerce
    .number({ error: 'must be a number' })
    .min(0, 'must be 0 (never) or more')
    .max(8_760, 'must be at most a year')
    .default(24),
  TRUSTED_PROXIES: words,
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits or dashes')
    .optional(),
  IMAGE_HOSTS: words.transform((hosts) => hosts.map((host) => host.toLowerCase())),
  WEBHOOK_HOSTS: words.transform((hosts) => hosts.map((host) => host.toLowerCase())),
  WEB_CONCURRENCY: whole(1, 64).default(1),
  DRAIN_DELAY_MS: whole(0, 600_000).default(0),
  METRICS_PORT: whole(0, 65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  IMAGE_CACHE_MB: z.coerce.number({ error: 'must be a number' }).min(1, 'must be at least 1').default(512),
});

/**
 * The settings of the process, parsed (docs/decisions D26). `DATABASE_URL` is filled from `DATA_DIR`, `IMAGE_HOSTS`
 * from `API_URL`.
 */
export type Environment = z.output<typeof Environment> & { DATABASE_URL: string } & WithStoreAccounts;

/** Reads the environment. @throws StartError naming every variable that cannot be used. An empty value is unset. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = setValues(source);
  const problems = [...wrongSettings(given), ...halfSetGateways(given), ...missingAdapterSettings(given)];
  if (problems.length > 0) throw new StartError(problems.map(({ what }) => what).join('; '));
  const data = Environment.parse(given);
  const { DATABASE_URL, DATA_DIR, API_URL, IMAGE_HOSTS } = data;
  return {
    ...data,
    DATABASE_URL: DATABASE_URL ?? `sqlite:${DATA_DIR}/store.db`,
    STORE_ACCOUNTS: readStoreAccounts(given),
    IMAGE_HOSTS: given.IMAGE_HOSTS === undefined && API_URL ? [new URL(API_URL).host] : IMAGE_HOSTS,
  };
}

export function wrongSettings(source: Record<string, string | undefined>): SettingProblem[] {
  const given = setValues(source);
  const issues = Environment.safeParse(given).error?.issues ?? [];
  return [
    ...issues.map(({ path, message }) => ({ what: `${path.join('.')} ${message}`, names: path.map(String) })),
    ...(given.DATABASE_READ_URL && !given.DATABASE_URL?.startsWith('postgres')
      ? [{ what: 'DATABASE_READ_URL needs a DATABASE_URL of postgres://…', names: ['DATABASE_READ_URL'] }]
      : []),
    ...wrongStoreSettings(given, (name) => name in Environment.shape),
  ];
}

/** Is this a setting, also of one store alone? */
export function isSetting(name: string): boolean {
  return (name.split('__')[0] ?? '') in Environment.shape;
}

/** With half of a gateway's settings a shop could not be paid, or would not learn of a payment. */
export function halfSetGateways(source: Record<string, string | undefined>): SettingProblem[] {
  return halfSetAccounts(setValues(source));
}

function setValues(source: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
}

/**
 * A shop that others can reach takes money by a gateway, or says on every page that it takes none (docs/decisions D29).
 * @throws StartError in one line, which a shop that is paid on delivery or by transfer is not told. Commands need not
 * ask.
 */
export function checkGateways(environment: Environment): void {
  const { API_URL, HOST, STORE_ORIGIN, PAYMENT_SANDBOX, STORE_ACCOUNTS } = environment;
  const isHere =
    isLoopback(HOST.includes(':') ? `[${HOST}]` : HOST) && (!STORE_ORIGIN || isLoopback(new URL(STORE_ORIGIN).host));
  if (
    API_URL ||
    isHere ||
    PAYMENT_SANDBOX === 'yes' ||
    STORE_ACCOUNTS.size > 0 ||
    GATEWAY_LIST.some(({ needs }) => needs.every((name) => environment[name]))
  )
    return;
  throw new StartError(
    'no payment gateway is set: set one, or apply a store.yaml with bankTransfer or payOnDelivery, or set ' +
      'PAYMENT_SANDBOX=yes for a test shop, which says so on every page',
  );
}
