import { expect, test } from 'vitest';
import { readEnvironment, StartError } from '#environment.ts';

test('9.api: defaults', () => {
  expect(readEnvironment({})).toMatchObject({ PORT: 8044, HOST: 'localhost', DATABASE_URL: 'sqlite:data/store.db' });
  expect(readEnvironment({ DATA_DIR: '/tmp/x', PORT: '' })).toMatchObject({
    PORT: 8044,
    DATABASE_URL: 'sqlite:/tmp/x/store.db',
  });
});

test.each([
  { PORT: 'abc' },
  { PORT: '70000' },
  { DATABASE_URL: 'mysql://x' },
  { DATABASE_READ_URL: 'sqlite:x', DATABASE_URL: 'postgres://x/y' },
  { DATABASE_POOL: '0' },
  { API_URL: 'ftp://x' },
  { STORE_ORIGIN: 'shop' },
  { SHOP_LANGUAGE: '../hindi' },
  { SERVICE_WORKER: 'yes' },
  { EMPTY: 'maybe' },
  { SMTP_URL: 'mail.example' },
  { SMTP_URL: 'https://secret@mail.example' },
  { MAIL_FROM: 'Shop' },
  { MAIL_FROM: 'Shop\nBcc: <a@b.co>' },
])('%j is refused by name', (source) => {
  const [name] = Object.keys(source);
  expect(() => readEnvironment(source)).toThrow(StartError);
  expect(() => readEnvironment(source)).toThrow(new RegExp(`^${name} must be`));
});

test('a standby belongs to a primary', () => {
  const settings = {
    DATABASE_URL: 'postgres://one/shop',
    DATABASE_READ_URL: 'postgres://two/shop',
    DATABASE_POOL: '20',
  };
  expect(readEnvironment(settings)).toMatchObject({ ...settings, DATABASE_POOL: 20 });
  const { DATABASE_READ_URL } = settings;
  expect(() => readEnvironment({ DATABASE_READ_URL })).toThrow('DATABASE_READ_URL needs a DATABASE_URL');
});

test('no demo', () => {
  expect(['', '0', '1'].map((EMPTY) => readEnvironment({ EMPTY }).EMPTY)).toEqual([false, false, true]);
});

test('mail settings', () => {
  const settings = {
    SMTP_URL: 'smtps://user:p%40ss@mail.example:465',
    MAIL_FROM: 'Selvedge Mühle <post@mail.example>',
  };
  expect(readEnvironment(settings)).toMatchObject(settings);
  expect(readEnvironment({ MAIL_FROM: 'post@mail.example' }).MAIL_FROM).toBe('post@mail.example');
});

test('hosts of pictures', () => {
  expect(readEnvironment({}).IMAGE_HOSTS).toEqual([]);
  expect(readEnvironment({ API_URL: 'https://api.example:8443/api/v1' }).IMAGE_HOSTS).toEqual(['api.example:8443']);
  expect(
    readEnvironment({ API_URL: 'https://api.example/v1', IMAGE_HOSTS: 'CDN.example, img.example:99' }).IMAGE_HOSTS,
  ).toEqual(['cdn.example', 'img.example:99']);
  expect(readEnvironment({})).toMatchObject({ IMAGE_CACHE_MB: 512 });
  expect(() => readEnvironment({ IMAGE_CACHE_MB: '0' })).toThrow('IMAGE_CACHE_MB must be');
});

test('hosts of webhooks', () => {
  expect(readEnvironment({}).WEBHOOK_HOSTS).toEqual([]);
  expect(readEnvironment({ WEBHOOK_HOSTS: 'CRM.lan, 127.0.0.1' }).WEBHOOK_HOSTS).toEqual(['crm.lan', '127.0.0.1']);
});

test.each([
  [{ UPI_VPA: 'shop@bank' }, 'UPI_VPA needs UPI_NAME too'],
  [{ UPI_MERCHANT_CODE: '5651' }, 'UPI_MERCHANT_CODE needs UPI_VPA and UPI_NAME too'],
  [{ PAYU_KEY: 'k' }, 'PAYU_KEY needs PAYU_SALT too'],
  [{ PAYU_URL: 'https://test.payu.in' }, 'PAYU_URL needs PAYU_KEY and PAYU_SALT too'],
  [{ RAZORPAY_KEY_ID: 'a', RAZORPAY_KEY_SECRET: 'hush' }, 'RAZORPAY_KEY_ID needs RAZORPAY_WEBHOOK_SECRET too'],
  [{ STRIPE_WEBHOOK_SECRET: 'hush' }, 'STRIPE_WEBHOOK_SECRET needs STRIPE_SECRET_KEY too'],
  [
    { STRIPE_SECRET_KEY: 'hush', PAYU_SALT: 'hush' },
    'PAYU_SALT needs PAYU_KEY too; STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET too',
  ],
  [{ UPI_VPA: 'shop', UPI_NAME: 'Shop' }, 'UPI_VPA must be a UPI address such as shop@bank'],
  [{ PAYU_KEY: 'k', PAYU_SALT: 'hush hush' }, 'PAYU_SALT must be visible ASCII characters without blanks'],
  [{ PAYU_KEY: 'k', PAYU_SALT: 's', PAYU_URL: 'http://secure.payu.in' }, 'PAYU_URL must be an https address'],
])('a gateway that is half set is refused in one line, without its secrets: %j', (source, words) => {
  expect(() => readEnvironment(source)).toThrow(new StartError(words));
});

test('gateways', () => {
  const settings = {
    PAYU_KEY: 'k',
    PAYU_SALT: 's',
    PAYU_URL: 'https://test.payu.in/',
    STRIPE_SECRET_KEY: '',
    STRIPE_WEBHOOK_SECRET: '',
  };
  expect(readEnvironment(settings)).toMatchObject({
    PAYU_URL: 'https://test.payu.in',
    RAZORPAY_URL: 'https://api.razorpay.com',
    STRIPE_URL: 'https://api.stripe.com',
  });
  expect(readEnvironment({ ...settings, PAYU_URL: 'http://127.0.0.1:99' }).PAYU_URL).toBe('http://127.0.0.1:99');
  expect(readEnvironment({}).PAYU_URL).toBe('https://secure.payu.in');
});
