import pg from 'pg';
import { inject } from 'vitest';
import { MIGRATED_DATABASE } from './postgres-server.ts';

/** What tests have given back: a copy of a database takes a hundred times as long as emptying one. */
const idle: string[] = [];
let administrator: Promise<pg.Client> | undefined;
let asMigrated: string | undefined;

/** A database with the shop's tables and without a row; `giveBack` ends all connections to it. */
export async function takeDatabase(): Promise<{ name: string; giveBack: () => Promise<void> }> {
  const name = idle.pop() ?? (await copyDatabase(MIGRATED_DATABASE));
  return {
    name,
    giveBack: async () => {
      await administer(
        `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
      );
      const client = await connect(name);
      // oxlint-disable-next-line typescript/no-misused-promises -- finally waits for it
      const isAsMigrated = await empty(client).finally(() => client.end());
      if (isAsMigrated) idle.push(name);
      else await dropDatabase(name);
    },
  };
}

/** A copy of files is the faster strategy here, where nothing is synced to the disk. */
export async function copyDatabase(template: string): Promise<string> {
  const name = `t${process.pid}_${Math.random().toString(36).slice(2)}`;
  await administer(`create database ${name} template ${template} strategy file_copy`);
  return name;
}

export async function dropDatabase(name: string): Promise<void> {
  await administer(`drop database if exists ${name} with (force)`);
}

/** Without rows, and with counters at their beginning; false when a test has left it with other tables or triggers. */
async function empty(client: pg.Client): Promise<boolean> {
  asMigrated ??= await definitionOf(MIGRATED_DATABASE);
  const { rows } = await client.query<{ definition: string; tables: string[] }>(DEFINITION);
  const [{ definition, tables }] = rows as [(typeof rows)[0]];
  if (definition !== asMigrated) return false;
  // The role of a replica: no trigger runs, and the order of the tables does not matter.
  await client.query(
    [
      'set session_replication_role = replica',
      ...tables.map((table) => `delete from "${table}"`),
      "select setval(oid::regclass, 1, false) from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace",
    ].join(';'),
  );
  return true;
}

const DEFINITION = `
  select
    (select array_agg(tablename::text) from pg_tables where schemaname = 'public' and tablename <> 'migrations') as tables,
    concat_ws(' ',
      (select string_agg(name, ' ' order by name) from migrations),
      (select string_agg(relname, ' ' order by relname) from pg_class where relnamespace = 'public'::regnamespace),
      (select count(*) from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped),
      (select count(*) from pg_trigger where not tgisinternal),
      (select count(*) from pg_proc where pronamespace = 'public'::regnamespace)
    ) as definition`;

async function definitionOf(database: string): Promise<string> {
  const client = await connect(database);
  // oxlint-disable-next-line typescript/no-misused-promises -- finally waits for it
  const { rows } = await client.query<{ definition: string }>(DEFINITION).finally(() => client.end());
  return rows[0]!.definition;
}

/** On one connection for all tests of a process: opening one takes as long as the statement. */
async function administer(statement: string): Promise<void> {
  administrator ??= connect('postgres');
  await (await administrator).query(statement);
}

async function connect(database: string): Promise<pg.Client> {
  const client = new pg.Client(`${inject('postgres')}/${database}`);
  // The server is stopped when the last test is done.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
