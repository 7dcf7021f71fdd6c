import net from 'node:net';

export interface SwitchingPooler {
  /** Of the same database, through it. */
  url: string;
  /** How often a client was given another session than the one before. */
  switches: () => number;
  close: () => void;
}

const SSL_REQUEST = 80_877_103;
const CANCEL_REQUEST = 80_877_102;
const PROTOCOL_3 = 196_608;
/** So many before any is used again. */
const SESSIONS = 3;

/**
 * A pooler in transaction mode, such as pgbouncer, at its least kind: each transaction, and each statement outside of
 * one, gets another session of PostgreSQL than the one before. What a program leaves in a session (temporary tables,
 * settings, locks, prepared statements) is not there for its next statement, and may be there for another program's.
 * Reads of the protocol where a message ends and whether a transaction is open; time limits and the like that a client
 * brings along are dropped.
 */
export async function openSwitchingPooler(databaseUrl: string): Promise<SwitchingPooler> {
  const target = new URL(databaseUrl);
  const sessions = new Set<Session>();
  const idle: Session[] = [];
  const clients = new Set<net.Socket>();
  let switches = 0;

  async function acquire(last: Session | undefined): Promise<Session> {
    const other = sessions.size < SESSIONS ? undefined : idle.find((session) => session !== last);
    if (other) idle.splice(idle.indexOf(other), 1);
    const session = other ?? (await open());
    if (last && last !== session) switches += 1;
    return session;
  }

  async function open(): Promise<Session> {
    const session = await openSession(target);
    sessions.add(session);
    session.socket.once('close', () => {
      sessions.delete(session);
      if (idle.includes(session)) idle.splice(idle.indexOf(session), 1);
      session.client?.destroy();
    });
    return session;
  }

  function serve(client: net.Socket): void {
    let hasStarted = false;
    let last: Session | undefined;
    let held: Session | undefined;
    /** How many times the session will say that it is ready for the next statement. */
    let owed = 0;
    let turn = Promise.resolve();

    const take = async () => {
      held = await acquire(last);
      held.listen = (message) => {
        client.write(message);
        if (typeOf(message) !== 'Z') return;
        owed -= 1;
        if (owed > 0 || !held || statusOf(message) !== 'I') return;
        [last, held] = [held, undefined];
        [last.client, last.listen] = [undefined, undefined];
        idle.push(last);
      };
      held.client = client;
      return held;
    };
    const forward = async (message: Buffer) => {
      if (client.destroyed) return;
      if (typeOf(message) === 'X') {
        client.end();
        return;
      }
      const session = held ?? (await take());
      if (typeOf(message) === 'Q' || typeOf(message) === 'S') owed += 1;
      session.socket.write(message);
    };
    const start = async (packet: Buffer) => {
      const code = packet.readInt32BE(4);
      if (code === SSL_REQUEST) client.write('N');
      if (code === CANCEL_REQUEST) client.end();
      if (code !== PROTOCOL_3) return;
      hasStarted = true;
      const session = await acquire(undefined);
      client.write(session.greeting);
      idle.push(session);
    };

    const split = splitter(() => hasStarted);
    client.on('data', (chunk) => {
      turn = turn
        .then(async () => {
          // One by one: whether a message has a type is known when the one before it was read.
          for (const message of split(chunk)) await (hasStarted ? forward(message) : start(message));
        })
        .catch(() => void client.destroy());
    });
    client.on('error', () => undefined);
    client.on('close', () => {
      clients.delete(client);
      // As pgbouncer does: a transaction whose client has gone ends with its session.
      held?.socket.destroy();
    });
  }

  const server = net.createServer({ noDelay: true }, (client) => {
    clients.add(client);
    serve(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.href,
    switches: () => switches,
    close() {
      server.close();
      for (const client of clients) client.destroy();
      for (const { socket } of sessions) socket.destroy();
    },
  };
}

/** One connection to PostgreSQL. */
interface Session {
  socket: net.Socket;
  /** All that the server says before the first statement. */
  greeting: Buffer;
  /** Whose transaction it runs. */
  client: net.Socket | undefined;
  listen: ((message: Buffer) => void) | undefined;
}

function openSession({ hostname, port, username, pathname }: URL): Promise<Session> {
  const socket = net.connect({ port: Number(port), host: hostname, noDelay: true });
  const parameters = `user\0${username}\0database\0${pathname.slice(1)}\0client_encoding\0UTF8\0\0`;
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + parameters.length, 0);
  head.writeInt32BE(PROTOCOL_3, 4);
  socket.write(Buffer.concat([head, Buffer.from(parameters)]));
  return new Promise((resolve, reject) => {
    const greeting: Buffer[] = [];
    const session: Session = {
      socket,
      greeting: Buffer.alloc(0),
      client: undefined,
      listen(message) {
        greeting.push(message);
        if (typeOf(message) === 'E') reject(new Error(message.toString('utf8')));
        if (typeOf(message) !== 'Z') return;
        session.greeting = Buffer.concat(greeting);
        session.listen = undefined;
        resolve(session);
      },
    };
    const split = splitter(() => true);
    socket.on('data', (chunk) => {
      for (const message of split(chunk)) session.listen?.(message);
    });
    socket.on('error', reject);
  });
}

const typeOf = (message: Buffer): string => String.fromCharCode(message[0] ?? 0);
const statusOf = (ready: Buffer): string => String.fromCharCode(ready[5] ?? 0);

/** Gives whole messages of what has come so far; the first packets of a client have no type before their length. */
function splitter(hasType: () => boolean): (chunk: Buffer) => Generator<Buffer> {
  let rest = Buffer.alloc(0);
  return function* (chunk) {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const type = hasType() ? 1 : 0;
      if (rest.length < type + 4) return;
      const length = type + rest.readInt32BE(type);
      if (rest.length < length) return;
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      yield message;
    }
  };
}
