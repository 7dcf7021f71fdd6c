import { Command, CommanderError } from 'commander';
import { CAPABILITIES } from './levels/capabilities/capabilities.ts';
import { LEVEL_NAMES, SPECIFIED } from './levels/levels.ts';
import type { Allowed } from './visit.ts';

/** A command line that cannot be run. */
export class UsageError extends Error {}

export interface Options {
  url: string;
  host: string | undefined;
  only: string[];
  json: boolean;
  allowed: Allowed;
}

/** Reads the command's arguments; undefined when only the help was asked for. @throws UsageError */
export function readOptions(words: readonly string[]): Options | undefined {
  const program = new Command('npm run conformance --')
    .argument('<URL>', 'of the API, with its prefix: https://api.shop.example/api/v1')
    .option('--host <HOST>', 'sent as Host: the shop’s, where the backend tells stores apart by it')
    .option('--other-host <HOST>', 'a host of another store of this backend')
    .option('--origin <ORIGIN>', 'of the pages, where browsers ask the backend itself (CORS)')
    .option('--email <ADDRESS>', 'of an account, for what needs a sign-in')
    .option('--password <PASSWORD>', 'of that account; better in CONFORMANCE_PASSWORD')
    .option('--only <LEVELS>', `some levels, separated by commas: ${LEVEL_NAMES.join(', ')}`)
    .option('--write', 'open accounts, place orders, start payments, send messages', false)
    .option('--json', 'print the report as JSON', false)
    .exitOverride()
    .configureOutput({ outputError: () => undefined });
  try {
    program.parse(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return undefined;
    throw new UsageError(`${error.message.replace(/^error: /, '')}\n\n${program.helpInformation()}`);
  }
  return validated(program.args[0] ?? '', program.opts());
}

interface Given {
  host?: string;
  otherHost?: string;
  origin?: string;
  email?: string;
  password?: string;
  only?: string;
  write: boolean;
  json: boolean;
}

function validated(url: string, given: Given): Options {
  const { host, otherHost, origin, email, write, json } = given;
  const password = given.password ?? process.env.CONFORMANCE_PASSWORD;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw new UsageError(`${url} is no address of http or https.`);
  if ((email === undefined) !== (password === undefined))
    throw new UsageError('--email and --password belong together.');
  const only = given.only?.split(',').map((name) => name.trim()) ?? [];
  const unknown = only.filter((name) => !LEVEL_NAMES.includes(name));
  if (unknown.length > 0) throw new UsageError(`There is no level ${unknown.join(', ')}: ${LEVEL_NAMES.join(', ')}`);
  const credentials = email !== undefined && password !== undefined ? { email, password } : undefined;
  const allowed = { write, credentials, otherHost, origin };
  for (const level of [...SPECIFIED, ...CAPABILITIES].filter(({ name }) => only.includes(name))) {
    const lacks = level.lacks?.(allowed);
    if (lacks !== undefined) throw new UsageError(`${level.name} ${lacks}.`);
  }
  return { url, host, only, json, allowed };
}
