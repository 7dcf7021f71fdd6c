import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnProcess, startProgram } from './own-process.ts';
import { DATABASE } from './postgres-node.ts';
import { type Programs, unprivileged } from './programs.ts';

/** pgbouncer in transaction mode, which leads to one machine with PostgreSQL at a time. */
export class Pooler {
  readonly url: string;
  readonly #port: number;
  readonly #program: string;
  readonly #folder: string;
  #process: OwnProcess | undefined;

  constructor(folder: string, port: number, { pgbouncer }: Programs) {
    this.#folder = join(folder, 'pgbouncer');
    this.#port = port;
    this.#program = pgbouncer;
    this.url = `postgres://postgres@127.0.0.1:${port}/${DATABASE}`;
    mkdirSync(this.#folder);
    writeFileSync(join(this.#folder, 'users'), '"postgres" ""\n');
    const owner = unprivileged();
    if (owner) chownSync(this.#folder, owner.uid, owner.gid);
  }

  start(primary: { port: number }): void {
    this.#write(primary);
    this.#process = startProgram(this.#program, [join(this.#folder, 'ini')], {
      log: join(this.#folder, 'log'),
      owner: unprivileged(),
      cwd: this.#folder,
    });
  }

  /** From now on to this machine; connections to the other are closed when their transaction is over. */
  leadTo(primary: { port: number }): void {
    this.#write(primary);
    this.#process?.signal('SIGHUP');
  }

  async kill(): Promise<void> {
    await this.#process?.kill();
  }

  async stop(): Promise<void> {
    await this.#process?.end('SIGTERM');
  }

  #write({ port }: { port: number }): void {
    // As docs/operations.md shows it, with other ports. Debian's 1.18 keeps no prepared statements.
    const ini = `[databases]
${DATABASE} = host=127.0.0.1 port=${port} dbname=${DATABASE}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${this.#port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(this.#folder, 'users')}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 300
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 5
`;
    writeFileSync(join(this.#folder, 'ini'), ini);
  }
}
