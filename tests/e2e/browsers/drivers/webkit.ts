import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { WINDOW, type Driver } from './driver.ts';

/**
 * WebKitGTK in a display of its own, by classic WebDriver. It tells nothing of the console, and its window stays above
 * 447 px.
 */
export async function openWebKit(driverPath: string): Promise<Driver> {
  const port = await freePort();
  const server = spawn('xvfb-run', ['-a', '-s', '-screen 0 800x900x24', driverPath, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const end = () => void (server.pid && process.kill(-server.pid, 'SIGTERM'));
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: { message?: string } };
    if (!answer.ok) throw new Error(value.message);
    return value;
  };
  try {
    await ready(() => ask('GET', '/status'));
    const { sessionId } = (await ask('POST', '/session', { capabilities: { alwaysMatch: {} } })) as {
      sessionId: string;
    };
    const tell = (method: string, path: string, body?: object) => ask(method, `/session/${sessionId}${path}`, body);
    const act = (actions: object) => tell('POST', '/actions', { actions: [actions] });
    await tell('POST', '/window/rect', WINDOW);
    return {
      goto: async (url) => void (await tell('POST', '/url', { url })),
      run: (expression) =>
        tell('POST', '/execute/sync', { script: `return (${expression})`, args: [] }) as Promise<never>,
      press: async (x, y) =>
        void (await act({
          type: 'pointer',
          id: 'finger',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        })),
      type: async (text) =>
        void (await act({
          type: 'key',
          id: 'keys',
          actions: Array.from(text).flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        })),
      picture: async (path) => writeFileSync(path, Buffer.from((await tell('GET', '/screenshot')) as string, 'base64')),
      errors: () => [],
      close: async () => {
        await tell('DELETE', '').catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

async function ready(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries += 1)
    try {
      return void (await ask());
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((wait) => setTimeout(wait, 200));
    }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
