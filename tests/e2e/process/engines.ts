import pg from 'pg';
import { startPostgres } from '../../api/postgres-server.ts';
import { fillFolder } from './fill-folder.ts';

/** A filled database for shops of this file: `url` and a folder of its own. */
export interface Filled {
  folder: string;
  url: string;
  remove: () => Promise<void> | void;
}

export type Engine = 'SQLite' | 'PostgreSQL';
let postgres: ReturnType<typeof startPostgres> | undefined;

/** Undefined where the engine is not installed. Its server is this process's own: stop it by stopPostgres. */
export async function fill(engine: Engine): Promise<Filled | undefined> {
  if (engine === 'SQLite') return fillFolder();
  const server = await ownPostgres();
  if (!server) return undefined;
  const name = `process_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const client = new pg.Client(`${server.url}/postgres`);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return fillFolder({ url: `${server.url}/${name}` });
}

export function ownPostgres(): ReturnType<typeof startPostgres> {
  return (postgres ??= startPostgres());
}

export async function stopPostgres(): Promise<void> {
  await (await postgres)?.stop();
  postgres = undefined;
}
