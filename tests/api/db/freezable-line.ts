import net from 'node:net';

/** A line to the server that can be held up in both directions, as a net does that loses what it is given. */
export async function freezable(
  to: URL,
): Promise<{ port: number; freeze: () => void; thaw: () => void; close: () => void }> {
  const lines = new Set<net.Socket>();
  let isFrozen = false;
  const server = net.createServer((near) => {
    const far = net.connect(Number(to.port), to.hostname);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(from);
      from.on('data', (chunk) => isFrozen || into.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => into.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as net.AddressInfo).port,
    freeze: () => (isFrozen = true),
    thaw: () => (isFrozen = false),
    close: () => {
      server.close();
      for (const line of lines) line.destroy();
    },
  };
}
