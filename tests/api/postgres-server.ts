import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../fixtures/free-port.ts';

/** The database with the shop's tables that tests copy: the migrations take three times as long as the copy. */
export const MIGRATED_DATABASE = 'migrated';

const INSTALLED = '/usr/lib/postgresql';

/** A PostgreSQL of its own; `url` names no database. */
export interface PostgresServer {
  url: string;
  /** Cuts all connections and ends it; `resume` starts it again on what it has. */
  halt: () => Promise<void>;
  resume: () => Promise<void>;
  /** Ends it and removes what it has. */
  stop: () => Promise<void>;
}

/** Starts one, which its process stops; undefined when it is not installed. */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  const bin = newestBin();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-postgres-'));
  const owner = unprivileged();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
  };
  const url = `postgres://postgres@127.0.0.1:${port}`;
  let server: ChildProcess;
  const resume = async () => {
    server = spawn(
      join(bin, 'postgres'),
      ['-D', data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
      { ...owner, cwd: folder, stdio: 'ignore' },
    );
    await whenReady(`${url}/postgres`, server);
  };
  const halt = async () => {
    if (server.exitCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await gone;
  };
  const stop = async () => {
    await halt();
    rmSync(folder, { recursive: true, force: true });
  };
  await resume();
  return { url, halt, resume, stop };
}

function newestBin(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined;
  const versions = readdirSync(INSTALLED).sort((one, other) => Number(other) - Number(one));
  return versions.map((version) => join(INSTALLED, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function whenReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 200 || server.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
