import pg from 'pg';

/** URLs behind which a pooler was found that takes no parameters of a session, such as pgbouncer. */
const poolers = new Set<string>();
const REFUSED = 'unsupported startup parameter';
const PARAMETERS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

interface Connecting {
  connectionParameters: Record<string, unknown>;
}

/**
 * A connection whose time limits are set as it is opened; behind a pooler that refuses such parameters it is opened
 * without them from the second attempt on, and the limits of its transactions hold (limited-dialect.ts).
 */
export function clientFor(url: string): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const { connectionParameters } = this as unknown as Connecting;
      if (poolers.has(url)) for (const name of PARAMETERS) connectionParameters[name] = false;
    }
  };
}

/** Was a connection to this URL refused for its parameters, for the first time? The next one has none. */
export function discoverPooler(url: string, error: unknown): boolean {
  if (poolers.has(url) || !(error instanceof Error) || !error.message.includes(REFUSED)) return false;
  poolers.add(url);
  return true;
}
