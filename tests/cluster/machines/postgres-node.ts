import { execFile } from 'node:child_process';
import { appendFileSync, mkdirSync, chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { openLine, type SilentLine } from './silent-line.ts';
import { type OwnProcess, startProgram } from './own-process.ts';
import { type Programs, unprivileged } from './programs.ts';

const run = promisify(execFile);
export const DATABASE = 'shop';
const READY_MS = 60_000;
const LINE = 5;
/** As between two data centres of one city, there and back twice this. */
const DELAY_MS = 4;

/** One machine with PostgreSQL, a primary or a standby. `names` are those of all machines. */
export class PostgresNode {
  readonly name: string;
  readonly port: number;
  /** Where standbys reach it: over a line that takes its time, and loses what is under way when the machine dies. */
  readonly #linePort: number;
  #line: SilentLine | undefined;
  readonly #bin: string;
  readonly #data: string;
  readonly #folder: string;
  readonly #names: string[];
  #server: OwnProcess | undefined;

  constructor(
    { name, port, folder, names }: { name: string; port: number; folder: string; names: string[] },
    { postgres }: Programs,
  ) {
    this.name = name;
    this.port = port;
    this.#linePort = port + LINE;
    this.#bin = postgres;
    this.#folder = join(folder, name);
    this.#data = join(this.#folder, 'data');
    this.#names = names;
    mkdirSync(this.#folder);
    const owner = unprivileged();
    if (owner) chownSync(this.#folder, owner.uid, owner.gid);
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/${DATABASE}`;
  }

  get pid(): number {
    return this.#server?.pid ?? 0;
  }

  isRunning(): boolean {
    return this.#server?.isRunning() ?? false;
  }

  async makePrimary(): Promise<void> {
    await this.#run('initdb', ['-D', this.#data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-k']);
    // In the file, because pg_rewind starts the server by itself, which would remove what pg_rewind then needs.
    appendFileSync(join(this.#data, 'postgresql.conf'), `wal_keep_size = '512MB'\n`);
    await this.start();
    await this.ask(`create database ${DATABASE}`, 'postgres');
  }

  /** A standby of that machine, from a copy of all its files. */
  async copyFrom(primary: PostgresNode): Promise<void> {
    rmSync(this.#data, { recursive: true, force: true });
    await this.#run('pg_basebackup', ['-d', this.#connection(primary), '-D', this.#data, '-c', 'fast', '--no-sync']);
    await this.#startAsStandbyOf(primary);
  }

  /**
   * The same for a machine that was primary: what it alone has written is undone, and what is missing is copied. Gives
   * the way it was done.
   */
  async rejoin(primary: PostgresNode): Promise<'pg_rewind' | 'pg_basebackup'> {
    try {
      await this.#run('pg_rewind', ['-D', this.#data, `--source-server=${this.#connection(primary)}`]);
      await this.#startAsStandbyOf(primary);
      return 'pg_rewind';
    } catch (error) {
      console.error(`${this.name}: pg_rewind failed, copying everything: ${String(error)}`);
      await this.kill();
      await this.copyFrom(primary);
      return 'pg_basebackup';
    }
  }

  /** Replicates from another machine from now on. */
  async follow(primary: PostgresNode): Promise<void> {
    await this.ask(`alter system set primary_conninfo = '${this.#connection(primary)}'`);
    await this.ask('select pg_reload_conf()');
  }

  async promote(): Promise<void> {
    await this.ask('select pg_promote(true, 60)');
  }

  /** What it has got of the log, in bytes: a standby whose primary is gone. */
  async received(): Promise<number> {
    const position = 'greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn())';
    const [row] = await this.ask(`select pg_wal_lsn_diff(${position}, '0/0') as bytes`);
    return Number(row?.bytes);
  }

  async start(): Promise<void> {
    this.#line ??= await openLine(this.#linePort, this.port, { delayMs: DELAY_MS });
    this.#line.restore();
    const settings = {
      listen_addresses: '127.0.0.1',
      port: this.port,
      unix_socket_directories: this.#folder,
      cluster_name: this.name,
      // A commit is done when one standby has it on its disk.
      synchronous_standby_names: `ANY 1 (${this.#names.join(', ')})`,
      synchronous_commit: 'on',
      wal_retrieve_retry_interval: '300ms',
      max_connections: 120,
      shared_buffers: '64MB',
    };
    this.#server = startProgram(
      join(this.#bin, 'postgres'),
      ['-D', this.#data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
      { log: join(this.#folder, 'log'), owner: unprivileged(), cwd: this.#folder },
    );
    const began = performance.now();
    while (!(await this.answers())) {
      if (!this.isRunning() || performance.now() - began > READY_MS)
        throw new Error(`${this.name} did not start: see ${join(this.#folder, 'log')}`);
      await sleep(100);
    }
  }

  async stop(): Promise<void> {
    await this.#server?.end('SIGINT');
  }

  async close(): Promise<void> {
    await this.stop();
    this.#line?.close();
  }

  async kill(): Promise<void> {
    this.#line?.silence();
    await this.#server?.kill();
  }

  /** Does it answer a query within a second? */
  async answers(database = 'postgres'): Promise<boolean> {
    return this.ask('select 1', database).then(
      () => true,
      () => false,
    );
  }

  /** One statement on a connection of its own. */
  async ask(statement: string, database = DATABASE): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({
      connectionString: `postgres://postgres@127.0.0.1:${this.port}/${database}`,
      connectionTimeoutMillis: 1_000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query(statement)).rows as Record<string, unknown>[];
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async #startAsStandbyOf(primary: PostgresNode): Promise<void> {
    const owner = unprivileged();
    for (const [file, text] of [
      ['postgresql.auto.conf', `primary_conninfo = '${this.#connection(primary)}'\n`],
      ['standby.signal', ''],
    ] as const) {
      writeFileSync(join(this.#data, file), text);
      if (owner) chownSync(join(this.#data, file), owner.uid, owner.gid);
    }
    await this.start();
  }

  #connection(primary: PostgresNode): string {
    return `host=127.0.0.1 port=${primary.#linePort} user=postgres dbname=postgres application_name=${this.name}`;
  }

  async #run(program: string, args: string[]): Promise<void> {
    await run(join(this.#bin, program), args, { ...unprivileged(), cwd: this.#folder });
  }
}
