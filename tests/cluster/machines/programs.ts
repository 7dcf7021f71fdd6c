import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const POSTGRES = '/usr/lib/postgresql';

/** Where Debian's packages put the programs that the tests start. */
export interface Programs {
  /** Folder of postgres, initdb, pg_rewind, pg_basebackup. */
  postgres: string;
  pgbouncer: string;
  nginx: string;
  /** undefined: the test of the clock is left out. */
  faketime: string | undefined;
}

/** The programs, or the names of the packages that are missing. */
export function findPrograms(): Programs | { missing: string[] } {
  const postgres = existsSync(POSTGRES)
    ? readdirSync(POSTGRES)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(POSTGRES, version, 'bin'))
        .find((bin) => existsSync(join(bin, 'pg_rewind')))
    : undefined;
  const [pgbouncer, nginx] = ['/usr/sbin/pgbouncer', '/usr/sbin/nginx'].map((path) =>
    existsSync(path) ? path : undefined,
  );
  const [faketime] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
  if (postgres && pgbouncer && nginx) return { postgres, pgbouncer, nginx, faketime };
  return {
    missing: [!postgres && 'postgresql', !pgbouncer && 'pgbouncer', !nginx && 'nginx'].filter(
      (name) => typeof name === 'string',
    ),
  };
}

/** PostgreSQL and pgbouncer refuse to run as root: then they run as Debian's user `postgres`. */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
