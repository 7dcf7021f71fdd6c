import { expect, test } from 'vitest';
import { readEnvironment, StartError } from '#environment.ts';

test('defaults', () => {
  expect(readEnvironment({})).toMatchObject({ PORT: 8044, HOST: 'localhost', DATABASE_URL: 'sqlite:data/store.db' });
  expect(readEnvironment({ DATA_DIR: '/tmp/x', PORT: '' })).toMatchObject({ PORT: 8044, DATABASE_URL: 'sqlite:/tmp/x/store.db' });
});

test.each([{ PORT: 'abc' }, { PORT: '70000' }, { DATABASE_URL: 'mysql://x' }, { API_URL: 'ftp://x' }, { STORE_ORIGIN: 'shop' }, { SMTP_URL: 'mail.example' }, { SMTP_URL: 'https://secret@mail.example' }, { MAIL_FROM: 'Shop' }, { MAIL_FROM: 'Shop\nBcc: <a@b.co>' }])('%j is refused by name', (source) => {
  const [name] = Object.keys(source);
  expect(() => readEnvironment(source)).toThrow(StartError);
  expect(() => readEnvironment(source)).toThrow(new RegExp(`^${name} must be`));
});

test('mail settings', () => {
  const settings = { SMTP_URL: 'smtps://user:p%40ss@mail.example:465', MAIL_FROM: 'Selvedge Mühle <post@mail.example>' };
  expect(readEnvironment(settings)).toMatchObject(settings);
  expect(readEnvironment({ MAIL_FROM: 'post@mail.example' }).MAIL_FROM).toBe('post@mail.example');
});

test('hosts of pictures', () => {
  expect(readEnvironment({}).IMAGE_HOSTS).toEqual([]);
  expect(readEnvironment({ API_URL: 'https://api.example:8443/api/v1' }).IMAGE_HOSTS).toEqual(['api.example:8443']);
  expect(readEnvironment({ API_URL: 'https://api.example/v1', IMAGE_HOSTS: 'CDN.example, img.example:99' }).IMAGE_HOSTS).toEqual(['cdn.example', 'img.example:99']);
  expect(readEnvironment({})).toMatchObject({ IMAGE_CACHE_MB: 512 });
  expect(() => readEnvironment({ IMAGE_CACHE_MB: '0' })).toThrow('IMAGE_CACHE_MB must be');
});
