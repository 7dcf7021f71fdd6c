import { expect, test } from 'vitest';
import { examine } from '#owner/doctor/examine.ts';
import { startFakeSmtp } from '../../fixtures/smtp.ts';

test('24.17: another backend and no mail server: messages may go nowhere', async () => {
  const ofMail = async (settings: Record<string, string>) =>
    (await examine({ API_URL: 'https://api.example', DATA_DIR: '/tmp', ...settings }))
      .filter(({ area }) => area === 'mail')
      .map(({ level, what }) => `${level}: ${what}`);
  expect(await ofMail({})).toEqual([
    'warning: SMTP_URL is not set: unless the backend announces contact and newsletter, what shoppers write there goes nowhere',
  ]);
  const smtp = await startFakeSmtp();
  expect(await ofMail({ SMTP_URL: smtp.url })).toEqual([`ok: ${new URL(smtp.url).host} answers`]);
  await smtp.stop();
});
