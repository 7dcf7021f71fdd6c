import * as z from 'zod';
import { DEFAULT_PORT } from '#config.ts';

/** Names a blunder of whoever starts the program: printed as one line, without a stack. */
export class StartError extends Error {}

const origin = z.url({ protocol: /^https?$/, error: 'must be a http(s) address' }).transform((value) => value.replace(/\/+$/, ''));
const words = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter(Boolean));

const Environment = z.object({
  PORT: z.coerce.number({ error: 'must be a number' }).int('must be a whole number').min(0, 'must be 0 to 65535').max(65535, 'must be 0 to 65535').default(DEFAULT_PORT),
  HOST: z.string().min(1).default('localhost'),
  DATABASE_URL: z.string().regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/, 'must be sqlite:PATH or postgres://…').optional(),
  DATA_DIR: z.string().min(1).default('data'),
  API_URL: origin.optional(),
  API_HOST: z.string().min(1).optional(),
  PUBLIC_API_BASE: z.string().regex(/^(https?:\/\/|\/)/, 'must be an address or a path').transform((value) => value.replace(/\/+$/, '')).optional(),
  STORE_ORIGIN: origin.optional(),
  PAYMENT_ORIGINS: words,
  PAYMENT_SCHEMES: z
    .string()
    .default('upi: phonepe: paytmmp: tez: gpay: bhim: credpay:')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean)),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be smtp://… or smtps://…, e.g. smtps://user:password@mail.example' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^\p{Cc}<>"]*<[!-;=?A-~]+@[!-;=?A-~]+>|[!-;=?A-~]+@[!-;=?A-~]+)$/u, 'must be an address or Name <address>')
    .optional(),
  PAGE_CACHE_MB: z.coerce.number({ error: 'must be a number' }).min(0, 'must be 0 (off) or more').default(20),
  TRUSTED_PROXIES: words,
  INDEXNOW_KEY: z.string().regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits or dashes').optional(),
  IMAGE_HOSTS: words.transform((hosts) => hosts.map((host) => host.toLowerCase())),
  IMAGE_CACHE_MB: z.coerce.number({ error: 'must be a number' }).min(1, 'must be at least 1').default(512),
});

/** What the process was told, parsed (decisions.md row 26). `DATABASE_URL` is filled from `DATA_DIR`, `IMAGE_HOSTS` from `API_URL`. */
export type Environment = z.output<typeof Environment> & { DATABASE_URL: string };

/** Reads the environment. @throws StartError naming every variable that cannot be used. An empty value is unset. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const read = Environment.safeParse(given);
  if (!read.success) throw new StartError(read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));
  const { DATABASE_URL, DATA_DIR, API_URL, IMAGE_HOSTS } = read.data;
  return {
    ...read.data,
    DATABASE_URL: DATABASE_URL ?? `sqlite:${DATA_DIR}/store.db`,
    IMAGE_HOSTS: given.IMAGE_HOSTS === undefined && API_URL ? [new URL(API_URL).host] : IMAGE_HOSTS,
  };
}
