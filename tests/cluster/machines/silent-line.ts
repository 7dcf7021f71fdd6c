import net from 'node:net';

/** A line to a port that can fall silent: what is sent in either direction is lost, and nobody is told. */
export interface SilentLine {
  silence: () => void;
  restore: () => void;
  close: () => void;
}

/**
 * A connection that was open during the silence stays dead after it, as after packets that were dropped for long.
 * `delayMs`: how long everything is under way, which a silence loses as well.
 */
export function openLine(port: number, to: number, { delayMs = 0 } = {}): Promise<SilentLine> {
  const ends = new Set<net.Socket>();
  const dead = new WeakSet<net.Socket>();
  let isSilent = false;
  const server = net.createServer((near) => {
    const far = net.connect(to, '127.0.0.1');
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      if (isSilent) dead.add(from);
      const deliver = (chunk: Buffer) => {
        if (!dead.has(from)) into.write(chunk);
      };
      from.on('data', (chunk) => {
        if (delayMs === 0) deliver(chunk);
        else setTimeout(deliver, delayMs, chunk);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        ends.delete(from);
        setTimeout(() => into.destroy(), delayMs);
      });
    }
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () =>
      resolve({
        silence() {
          isSilent = true;
          for (const end of ends) dead.add(end);
        },
        restore() {
          isSilent = false;
        },
        close() {
          server.close();
          for (const end of ends) end.destroy();
        },
      }),
    );
  });
}
