import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { randomFrom } from '../../fixtures/random.ts';

const KBPS = 400;
const ROUND_TRIP_MS = 400;
const LOSS = 0.05;
const SEGMENT_BYTES = 1_460;
/** Of one connection on its way at a time: what a sender sends without an acknowledgement. */
const WINDOW = 16;
/** Until the sender knows that a segment is lost and has sent it again. */
const RECOVERY_MS = ROUND_TRIP_MS + 200;
/** The same of a connection's first packet (RFC 6298). */
const FIRST_RECOVERY_MS = 1_000;

export interface BadLine {
  origin: string;
  close: () => void;
}

/**
 * A line of 400 kbps, 400 ms and 5 % loss to the shop at `port`: a phone on a train. It stands for what TCP makes of
 * such a line, since a program sees no packets: all connections share the rate of each direction, each begins with a
 * round trip, and of one segment in twenty the sender learns late that it was lost, which delays it and all that
 * follows on its connection. Chromium's own emulation knows no loss for HTTP, and `tc netem` needs root. Which segments
 * are lost follows from `seed`.
 */
export async function startBadLine(port: number, seed = 1): Promise<BadLine> {
  const random = randomFrom(seed);
  const open = new Set<Socket>();
  const [up, down] = [{ freeAt: 0 }, { freeAt: 0 }];
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) => {
    const shop = connect({ port, host: 'localhost', allowHalfOpen: true });
    for (const [one, other] of [
      [client, shop],
      [shop, client],
    ] as const) {
      open.add(one);
      one.setNoDelay();
      one.on('error', () => other.destroy());
      one.on('close', () => open.delete(one));
    }
    const handshake = ROUND_TRIP_MS + (random() < LOSS ? FIRST_RECOVERY_MS : 0);
    setTimeout(() => {
      carry(client, shop, up, random);
      carry(shop, client, down, random);
    }, handshake);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** Passes on what `from` sends, in its order, as fast as the direction allows. */
function carry(from: Socket, to: Socket, direction: { freeAt: number }, random: () => number): void {
  const waiting: Buffer[] = [];
  const onTheWay: Buffer[] = [];
  let lastArrival = 0;
  let ended = false;

  function send(): void {
    while (onTheWay.length < WINDOW && waiting.length > 0) {
      const segment = waiting.shift() ?? Buffer.alloc(0);
      direction.freeAt = Math.max(Date.now(), direction.freeAt) + (segment.length * 8) / KBPS;
      const late = random() < LOSS ? RECOVERY_MS : 0;
      lastArrival = Math.max(lastArrival, direction.freeAt + ROUND_TRIP_MS / 2 + late);
      onTheWay.push(segment);
      setTimeout(arrive, lastArrival - Date.now());
    }
    if (waiting.length === 0) from.resume();
    if (ended && onTheWay.length === 0 && waiting.length === 0) to.end();
  }

  /** Timers of nearly the same moment may fire in another order: what arrives is always the first. */
  function arrive(): void {
    const segment = onTheWay.shift();
    if (segment && !to.destroyed) to.write(segment);
    send();
  }

  from.on('data', (chunk: Buffer) => {
    for (let at = 0; at < chunk.length; at += SEGMENT_BYTES) waiting.push(chunk.subarray(at, at + SEGMENT_BYTES));
    from.pause();
    send();
  });
  from.on('end', () => {
    ended = true;
    send();
  });
  from.on('close', () => to.destroySoon());
  from.resume();
}
