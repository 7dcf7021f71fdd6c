import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compose } from '#store-api/shop/mail/compose.ts';
import { toMailable, parseMailAddress, formatMailAddress } from '#store-api/shop/mail/mail-address.ts';
import { readMail } from '../../../../fixtures/read-mail.ts';

const MAIL = {
  store_id: 'main',
  id: 'mail_1',
  sender: 'Selvedge <hello@shop.example>',
  recipient: 'asha@example.com',
  reply_to: null,
  subject: 'Hello',
  text: 'One\nTwo\n',
  created_at: '2026-11-21T10:00:00.000Z',
  expires_at: '2026-11-26T10:00:00.000Z',
  next_at: null,
  attempts: 0,
  sent_at: null,
  last_error: null,
};
const HEADERS = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

describe('addresses', () => {
  test.each(['asha.rao+shop@example.co.in', "o'neil@example.com"])('%s is mailed', (address) =>
    expect(toMailable(address)).toBe(address),
  );
  test('a domain in another script is mailed by its ASCII form', () =>
    expect(toMailable('a@bücher.example')).toBe('a@xn--bcher-kva.example'));
  test.each([
    '',
    'asha',
    '@example.com',
    'a,b@example.com',
    '<a@example.com',
    'a@b@example.com',
    'a"b@example.com',
    'a\r\nb@example.com',
    'a@exa mple.com',
    'a@b.com>',
    'a@b.com,c',
    'आ@example.com',
  ])('%j is not', (address) => expect(toMailable(address)).toBeUndefined());
  test('name and address come back as they went, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const written = formatMailAddress({ name, address: 'a@b.co' });
        expect(written).not.toMatch(/\p{Cc}/u);
        expect(parseMailAddress(written).address).toBe('a@b.co');
      }),
    );
  });
});

describe('the mail as it is sent', () => {
  test('plain words stay plain', async () => {
    expect((await compose(MAIL)).toString()).toBe(
      [
        'Auto-Submitted: auto-generated',
        'From: Selvedge <hello@shop.example>',
        'To: asha@example.com',
        'Subject: Hello',
        'Message-ID: <mail_1@shop.example>',
        'Date: Sat, 21 Nov 2026 10:00:00 +0000',
        'Content-Transfer-Encoding: 7bit',
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        '',
        'One',
        'Two',
        '',
      ].join('\r\n'),
    );
  });

  test('nothing typed makes a header, and every letter arrives', async () => {
    const anything = fc.string({ unit: 'binary', maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(anything, anything, anything, async (name, typedSubject, typedText) => {
        // As the templates write them: nodemailer leaves out the headers of an empty subject and an empty text.
        const [subject, text] = [`[4KQ7-XT2M] ${typedSubject}`, `Hello,\n${typedText}`];
        const replyTo = formatMailAddress({ name, address: 'a@b.co' });
        const raw = (await compose({ ...MAIL, reply_to: replyTo, subject, text })).toString();
        const mail = readMail(raw);
        expect(Object.keys(mail.headers).sort()).toEqual(HEADERS);
        expect(mail.headers.to).toBe('asha@example.com');
        expect(raw.split('\r\n').every((line) => line.length <= 998)).toBe(true);
        expect(mail.headers.subject!.replace(/\s+/g, '')).toBe(
          subject.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, '').toWellFormed(),
        );
        expect(mail.text.trimEnd()).toBe(text.replace(/\r\n?/g, '\n').toWellFormed().trimEnd());
      }),
      { numRuns: process.env.TEST_ALL ? 2_000 : 300 },
    );
  });
});
