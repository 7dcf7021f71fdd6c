import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '#environment.ts';
import { explainMailFailure } from '#store-api/shop/mail/mail-failure.ts';
import { sendTestMail } from '#owner/doctor/send-test-mail.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { readMail, readOutbox } from '../../fixtures/read-mail.ts';
import { startFakeSmtp } from '../../fixtures/smtp.ts';
import { describeEngines } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';

describeEngines('test-mail', (engine) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openShop(engine);
    await createStore(shop.db, {
      id: 'main',
      isDefault: true,
      hosts: [],
      info: { storeName: 'Selvedge & Sons', companyEmail: 'hello@shop.example' },
    });
  });
  afterEach(() => shop.close());
  const send = (to: string, settings: Record<string, string> = {}) =>
    sendTestMail(shop.db, {
      storeId: 'main',
      to,
      environment: readEnvironment({ DATA_DIR: shop.dataFolder, ...settings }),
      now: new Date('2026-11-21T10:00:00Z'),
    });

  test('by SMTP: one mail, and who took it', async () => {
    const smtp = await startFakeSmtp();
    expect(await send('owner@shop.example', { SMTP_URL: smtp.url, MAIL_FROM: 'Shop <post@mail.example>' })).toEqual([
      `${new URL(smtp.url).host} has taken a mail to owner@shop.example from Shop <post@mail.example>.`,
      'When it is not in the inbox in some minutes, look among the spam.',
    ]);
    expect(smtp.mails.map(({ from, to, data }) => [from, to, readMail(data).headers.subject])).toEqual([
      ['post@mail.example', ['owner@shop.example'], 'Mail from Selvedge & Sons arrives'],
    ]);
    expect(await shop.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    smtp.refused.add('gone@shop.example');
    await expect(send('gone@shop.example', { SMTP_URL: smtp.url })).rejects.toThrow(
      /refuses the sender or the recipient: .*550 no such mailbox\nCheck the address/,
    );
    await smtp.stop();
  });

  test('without SMTP_URL: a file, and that customers get none', async () => {
    expect(await send('owner@shop.example')).toEqual([
      `SMTP_URL is not set, so the mail to owner@shop.example from Selvedge & Sons <hello@shop.example> \
is a file in ${shop.dataFolder}/outbox.`,
      'Customers get mail only when SMTP_URL is set.',
    ]);
    expect(readOutbox(`${shop.dataFolder}/outbox`).map(({ headers }) => headers.to)).toEqual(['owner@shop.example']);
  });

  test('what went wrong is said without the password', async () => {
    const port = await freePort();
    const failed = await send('owner@shop.example', { SMTP_URL: `smtp://me:hush@127.0.0.1:${port}` }).catch(String);
    expect(failed).toContain(`No mail was sent: nothing listens at 127.0.0.1:${port}.\nCheck host and port`);
    expect(failed).not.toContain('hush');
    await expect(send('a@b, c@d')).rejects.toThrow('a@b, c@d is no address that mail can be sent to.');
  });

  test('a server that refuses user and password', async () => {
    const server = createServer((socket) => {
      socket.write('220 fake\r\n');
      socket
        .on('error', () => undefined)
        .on('data', (data) => {
          socket.write(/^EHLO/i.test(String(data)) ? '250-fake\r\n250 AUTH PLAIN\r\n' : '535 no\r\n');
        });
    });
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    await expect(send('a@b.example', { SMTP_URL: `smtp://me:hush@127.0.0.1:${port}` })).rejects.toThrow(
      'refuses user or password',
    );
    await new Promise((resolve) => server.close(resolve));
  });
});

test.each([
  ['EDNS', 'getaddrinfo ENOTFOUND mail.example', 'no address is found for the mail server mail.example.'],
  ['ETIMEDOUT', 'Connection timeout', 'mail.example:587 does not answer in time.'],
  ['EMESSAGE', 'Message failed: 554 spam', 'mail.example:587 refuses the mail: Message failed: 554 spam'],
  ['ESOCKET', 'self-signed certificate', 'no secure connection to mail.example:587: self-signed certificate'],
  ['EPROTOCOL', 'Invalid greeting', 'mail.example:587 says: Invalid greeting'],
])('%s in plain words', (code, message, what) => {
  const cause = Object.assign(new Error(message), { code });
  for (const error of [cause, new Error('not sent', { cause })])
    expect(explainMailFailure(error, 'smtp://me:hush@mail.example:587')).toMatchObject({ what });
});
