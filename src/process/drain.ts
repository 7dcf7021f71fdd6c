import type { RequestListener, Server, ServerResponse } from 'node:http';
import net, { type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

/** A request that is in flight when the end begins has this long; then its connection is cut. */
const DRAIN_TIMEOUT_MS = 25_000;
/**
 * Idle connections are closed this long after listening has ended. A request that is under way over a slow network
 * arrives by then, and its answer says that the connection closes.
 */
const IDLE_MS = 1_000;
const POLL_MS = 25;
/** After this long listening ends at the first poll without a new connection. */
const CLOSE_MS = 2_000;
/** Listening ends after this long even if clients connect all the time. */
const LAST_MS = 10_000;
/** Listening ends after so many polls without a new connection, each a millisecond or more after the one before. */
const QUIET_POLLS = 20;
/** A turn of the event loop that took longer says nothing about connections that came since it polled. */
const SHORT_TURN_MS = 2;

/** A request listener that can finish what it has begun and end. */
export interface DrainGate {
  listener: RequestListener;
  isAnnounced: () => boolean;
  /** From now on every answer says that its connection closes, and /readyz answers 503. */
  announce: () => void;
  /** After listening has ended: resolves when the last answer is sent, or time is up. */
  finish: (server: Server) => Promise<void>;
}

export function openDrainGate(listener: RequestListener): DrainGate {
  const unanswered = new Set<ServerResponse>();
  let [announced, closing] = [false, false];
  const close = () => {
    closing = true;
    for (const response of unanswered) response.shouldKeepAlive = false;
  };
  return {
    listener(request, response) {
      if (closing) response.shouldKeepAlive = false;
      listener(request, response);
      if (response.headersSent) return;
      unanswered.add(response);
      response.once('close', () => unanswered.delete(response));
    },
    isAnnounced: () => announced,
    announce() {
      announced = true;
      close();
    },
    async finish(server) {
      close();
      await lastConnections(server);
    },
  };
}

/**
 * Ends listening. Unlike `server.close()` it cuts no idle connection, on which a request may be under way. It also
 * loses no connection that waits in the backlog, which the system would reset when the socket closes: Node accepts one
 * in each turn of the event loop, so connections are accepted and held until the backlog is empty.
 */
export async function stopListening(server: net.Server): Promise<void> {
  const listeners = server.listeners('connection') as ((socket: Socket) => void)[];
  const held: Socket[] = [];
  server.removeAllListeners('connection');
  server.on('connection', (socket) => held.push(socket));
  const since = performance.now();
  const passed = () => performance.now() - since;
  for (let [quiet, came] = [0, false]; quiet < QUIET_POLLS && (came || passed() < CLOSE_MS) && passed() < LAST_MS;) {
    const before = held.length;
    // A process that sleeps in between gets the processor at once; one that polls without a pause is made to wait.
    await sleep(1);
    const began = performance.now();
    await turn();
    came = held.length > before;
    quiet = !came && performance.now() - began < SHORT_TURN_MS ? quiet + 1 : 0;
  }
  if (server.listening) net.Server.prototype.close.call(server);
  for (const socket of held) if (!socket.destroyed) for (const listener of listeners) listener.call(server, socket);
}

const connections = new WeakMap<Server, Set<Socket>>();

/** To be called before the first connection: a server that gets its connections from a primary does not count them. */
export function countConnections(server: Server): void {
  const open = new Set<Socket>();
  connections.set(server, open);
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
}

export function openConnections(server: Server): number {
  return connections.get(server)?.size ?? 0;
}

async function lastConnections(server: Server): Promise<void> {
  const since = performance.now();
  for (let passed = 0; openConnections(server) > 0; passed = performance.now() - since) {
    if (passed > DRAIN_TIMEOUT_MS) {
      server.closeAllConnections();
      return;
    }
    if (passed > IDLE_MS) server.closeIdleConnections();
    await sleep(POLL_MS);
    // What has arrived is read first: the timer may have been delayed by a commit.
    await turn();
  }
}
