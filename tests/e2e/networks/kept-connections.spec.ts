import { createServer, type AddressInfo, type Socket } from 'node:net';
import { read } from '../support/read.ts';
import { expect, test, type Page } from '../support/test.ts';

const ANSWER = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';

/** Answers one request on each connection, and resets it when the second comes, as one that ends just then. */
async function askTwice(page: Page): Promise<void> {
  let connections = 0;
  const server = createServer((socket: Socket) => {
    connections += 1;
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(ANSWER);
      socket.once('data', () => socket.resetAndDestroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    for (const path of ['1', '2']) expect(await (await page.request.get(address + path)).text()).toBe('ok');
    expect(connections).toBe(2);
  } finally {
    server.close();
  }
}

test('a test that reads over a kept connection that was closed just then asks once more', ({ page }) => askTwice(page));

read('so does one of the shared tab, whose connections are kept from test to test', ({ page }) => askTwice(page));
