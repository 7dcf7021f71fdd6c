import { expect, test } from 'vitest';
import { refusalOfAddress } from '#store-api/shop/webhooks/webhook-address.ts';

const refused = (address: string, ...hosts: string[]) => refusalOfAddress(address, hosts) !== undefined;

test.each([
  'https://hooks.example/in',
  'https://hooks.example:8443/?a=b',
  'https://8.8.8.8/',
  'https://[2606:4700::1]/',
])('H14 %s may be sent to', (address) => expect(refused(address)).toBe(false));

test.each([
  ...['http://hooks.example/', 'ftp://hooks.example/', 'hooks.example', '', 'https://u@hooks.example/'],
  ...['https://localhost/', 'https://a.localhost/', 'https://crm/', 'https://crm.lan/', 'https://printer.local./'],
  ...['https://127.0.0.1/', 'https://0x7f.1/', 'https://2130706433/', 'https://0177.0.0.1/', 'https://0/'],
  ...['https://10.1.2.3/', 'https://169.254.169.254/latest', 'https://100.64.0.1/', 'https://192.168.0.1/'],
  ...['https://[::1]/', 'https://[fd00::1]/', 'https://[fe80::1]/', 'https://[::ffff:10.0.0.1]/', 'https://[::]/'],
])('H14 %s may not', (address) => expect(refused(address)).toBe(true));

test('H14 a named host may be in the own network and without https, and no other for it', () => {
  const hosts = ['crm.lan', '127.0.0.1', '::1'];
  for (const address of ['http://crm.lan:8090/in', 'https://127.0.0.1/', 'http://[::1]:80/', 'http://CRM.lan/'])
    expect(refused(address, ...hosts), address).toBe(false);
  for (const address of ['http://x.crm.lan/', 'http://127.0.0.2/', 'http://u:p@crm.lan/', 'ftp://crm.lan/'])
    expect(refused(address, ...hosts), address).toBe(true);
});
