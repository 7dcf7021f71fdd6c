import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';
import type { PostgresLimits } from '../postgres-pool.ts';

/**
 * PostgreSQL whose transactions carry their time limits themselves (`set local`), since a session's own settings do
 * not reach it through a pooler that gives each transaction another session. Sent with `begin` as one message.
 */
export class LimitedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #begin: CompiledQuery;

  constructor(config: PostgresDialectConfig, limits: PostgresLimits) {
    super(config);
    this.#config = config;
    this.#begin = CompiledQuery.raw(beginWithin(limits));
  }

  override createDriver(): PostgresDriver {
    return new LimitedDriver(this.#config, this.#begin);
  }
}

class LimitedDriver extends PostgresDriver {
  readonly #begin: CompiledQuery;

  constructor(config: PostgresDialectConfig, begin: CompiledQuery) {
    super(config);
    this.#begin = begin;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(this.#begin);
  }
}

/** Limits of the URL take precedence over ours, as they do where they are set for the connection. */
export function limitsOf(url: string, limits: PostgresLimits): PostgresLimits {
  const parameters = URL.parse(url)?.searchParams;
  const given = (name: string, standard: number) => {
    const ms = Number(parameters?.get(name) ?? NaN);
    return Number.isInteger(ms) && ms >= 0 ? ms : standard;
  };
  return {
    statementMs: given('statement_timeout', limits.statementMs),
    lockMs: given('lock_timeout', limits.lockMs),
    idleInTransactionMs: given('idle_in_transaction_session_timeout', limits.idleInTransactionMs),
    answerMs: limits.answerMs,
  };
}

function beginWithin({ statementMs, lockMs, idleInTransactionMs }: PostgresLimits): string {
  return [
    'begin',
    `set local statement_timeout = ${statementMs}`,
    `set local lock_timeout = ${lockMs}`,
    `set local idle_in_transaction_session_timeout = ${idleInTransactionMs}`,
  ].join('; ');
}
