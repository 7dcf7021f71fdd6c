import type { Server } from 'node:net';
import { StartError } from '#environment.ts';
import { log } from '#log.ts';

/** Lets a server listen; its port. @throws StartError naming the setting to change */
export function listen(
  server: Server,
  { port, host, name }: { port: number; host: string; name: 'PORT' | 'METRICS_PORT' },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) =>
      reject(
        new StartError(
          error.code === 'EADDRINUSE' ? `port ${port} on ${host} is in use; set ${name} to another` : error.message,
        ),
      );
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      server.on('error', (error) => log.error({ err: error }, 'server'));
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
