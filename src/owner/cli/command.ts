import { ADDRESS_FIELD_NAMES, type AddressFieldName } from '#contract/store/address-fields.ts';
import { StartError } from '#environment.ts';

/** `--postal-code <TEXT>` */
const ADDRESS_OPTIONS = Object.fromEntries(
  ADDRESS_FIELD_NAMES.map((name) => [
    name,
    `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} <TEXT>`,
  ]),
) as Record<AddressFieldName, `--${string} <TEXT>`>;

/**
 * Every option of the commands, by its name in code. One with a value in `<>` is a text, any other is true or absent.
 */
export const OPTIONS = {
  store: '--store <ID>',
  json: '--json',
  csv: '--csv',
  out: '--out <FILE>',
  separator: '--separator <WORD>',
  images: '--images <DIR>',
  dryRun: '--dry-run',
  picking: '--picking',
  slip: '--slip',
  // Commander calls the opposite of --no-x by the name x: true unless it is given.
  prices: '--no-prices',
  kind: '--kind <contact|newsletter>',
  status: '--status <WORD>',
  since: '--since <DATE>',
  until: '--until <DATE>',
  month: '--month <YYYY-MM>',
  pdf: '--pdf',
  search: '--search <TEXT>',
  limit: '--limit <N>',
  note: '--note <TEXT>',
  // May be given several times: the values come as one, with commas between.
  line: '--line <N[xM]>',
  unfit: '--unfit <N[xM]>',
  // The same word, of an order that is not there yet: read as `line`, a value in each line.
  goods: '--line <PRODUCT[/SIZE[/COLOR]][xN]>',
  delivery: '--delivery <ID>',
  code: '--code <CODE>',
  onDelivery: '--on-delivery',
  paid: '--paid',
  resend: '--resend',
  amount: '--amount <N>',
  reason: '--reason <TEXT>',
  refund: '--refund',
  as: '--as <WORD>',
  free: '--free',
  tracking: '--tracking <NUMBER>',
  carrier: '--carrier <NAME>',
  force: '--force',
  notFound: '--not-found',
  low: '--low <N>',
  count: '--count <N>',
  yes: '--yes',
  name: '--name <NAME>',
  origin: '--origin <URL>',
  currency: '--currency <CODE>',
  locale: '--locale <TAG>',
  country: '--country <CODE>',
  products: '--products <FILE>',
  email: '--email <ADDRESS>',
  failOnDelete: '--fail-on-delete',
  category: '--category <NAME>',
  download: '--download',
  events: '--events <NAMES>',
  failed: '--failed',
  env: '--env <FILE>',
  ...ADDRESS_OPTIONS,
} as const;

type OptionName = keyof typeof OPTIONS;
/** Those of a command line, and what its command writes. */
export type Options = {
  [Name in OptionName]?: (typeof OPTIONS)[Name] extends `${string}<${string}` ? string : boolean;
} & Pick<Command, 'writes'>;

/** A row of the table in commands.ts, from which parsing and help follow. */
export interface Command {
  /** One word, or two: `orders show`. */
  name: string;
  /**
   * The names of the arguments in the help, in order. `<>` is required, `[]` is not, `[X...]` is any number of them.
   */
  arguments?: readonly `${'<' | '['}${string}${'>' | ']'}`[];
  /** Besides --env, which every command has. */
  options?: readonly OptionName[];
  /**
   * The database itself, or files or a mail by what it reads there. Such a command says which database it is, and for
   * which shop (docs/decisions D392); one that only reads does not.
   */
  writes?: 'database' | 'files' | undefined;
  /** It runs before the file of SHOP_LANGUAGE is there. */
  needsNoLanguage?: boolean;
  /** Lines of at most 94 characters. */
  help: readonly string[];
  /** Loads what it does only when it is called. An argument that was left out is ''. */
  run: (args: string[], options: Options) => void | Promise<void>;
}

/** A wrong command line: the process shows the help of its command, then says what is wrong, and ends with 2. */
export class UsageError extends Error {
  /** The command, or the first word of several; '' where the words name none. */
  about = '';
}

/**
 * The refusal of a command that cannot be undone and was not confirmed: nothing is changed, and the process ends with
 * 3.
 */
export class NotConfirmed extends StartError {}
