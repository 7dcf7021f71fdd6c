import type { RequestListener, Server, ServerResponse } from 'node:http';
import net, { type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

/** What was asked before the end gets so long; then its connection is cut. */
const DRAIN_TIMEOUT_MS = 25_000;
/**
 * Connections that nobody uses are closed this long after the door. What is on its way over a slow network, or from a
 * client that is held up, arrives by then, and hears that it is the last.
 */
const IDLE_MS = 1_000;
const POLL_MS = 25;
/** Longer than this nobody is let in: the others come all the time. */
const CLOSE_MS = 2_000;
/** The door closes after so many looks at which nobody had come, each a millisecond or more after the one before. */
const QUIET_POLLS = 20;
/** A turn of the loop that took longer says nothing of who came since it looked. */
const SHORT_TURN_MS = 2;

/** A listener that can come to its end. */
export interface DrainGate {
  listener: RequestListener;
  isAnnounced: () => boolean;
  /** From now on every answer says that its connection closes, and readyz that nobody should be sent here. */
  announce: () => void;
  /** Once nobody new comes: resolves when the last answer is out, or time is up. */
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
 * Ends listening. Unlike `server.close()` it cuts no idle connection, with a request on its way in some; and it loses
 * nobody who stands at the door: the system resets those when it closes, and lets in one in each turn of the loop. So
 * who comes now is let in, and waits until it is closed.
 */
export async function stopListening(server: net.Server): Promise<void> {
  const listeners = server.listeners('connection') as ((socket: Socket) => void)[];
  const held: Socket[] = [];
  server.removeAllListeners('connection');
  server.on('connection', (socket) => held.push(socket));
  const until = performance.now() + CLOSE_MS;
  for (let quiet = 0; quiet < QUIET_POLLS && performance.now() < until;) {
    const before = held.length;
    // Who sleeps in between has the processor when it counts; who looks without a pause is made to wait then.
    await sleep(1);
    const began = performance.now();
    await turn();
    quiet = held.length === before && performance.now() - began < SHORT_TURN_MS ? quiet + 1 : 0;
  }
  if (server.listening) net.Server.prototype.close.call(server);
  for (const socket of held) if (!socket.destroyed) for (const listener of listeners) listener.call(server, socket);
}

const connections = new WeakMap<Server, Set<Socket>>();

/** To be called before the first connection: a server that others accept for does not count its own. */
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
    // What has arrived is read first: the timer may have been late for the sake of a commit.
    await turn();
  }
}
