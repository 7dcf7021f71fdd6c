import { expect, test } from 'vitest';
import { openAdapter } from '#backends/open-adapter.ts';
import { readEnvironment, StartError } from '#environment.ts';

const MEDUSA = {
  API_URL: 'medusa+https://commerce.example/',
  MEDUSA_PUBLISHABLE_KEY: 'pk_test',
  MEDUSA_REGION: 'reg_test',
};

test('an engine needs its keys, and the start says which', () => {
  expect(readEnvironment(MEDUSA)).toMatchObject({
    API_URL: 'medusa+https://commerce.example',
    IMAGE_HOSTS: ['commerce.example'],
    MEDUSA_PAYMENT_PROVIDER: 'pp_system_default',
  });
  expect(() => readEnvironment({ API_URL: MEDUSA.API_URL })).toThrow(
    new StartError('API_URL of medusa needs MEDUSA_PUBLISHABLE_KEY and MEDUSA_REGION too'),
  );
  expect(() => readEnvironment({ ...MEDUSA, MEDUSA_REGION: '' })).toThrow('API_URL of medusa needs MEDUSA_REGION too');
  expect(() => readEnvironment({ API_URL: 'unknown+https://commerce.example' })).toThrow('API_URL must be');
  expect(() => readEnvironment({ ...MEDUSA, MEDUSA_COUNTRY: 'India' })).toThrow('MEDUSA_COUNTRY must be');
});

test('a store file that cannot be read is a start error', async () => {
  const open = (STORE_FILE: string) => openAdapter(readEnvironment({ ...MEDUSA, STORE_FILE }));
  await expect(open('nowhere.json')).rejects.toThrow(new StartError('STORE_FILE cannot be read: nowhere.json'));
  await expect(open('README.md')).rejects.toThrow(new StartError('STORE_FILE is no JSON object: README.md'));
  await expect(open('package.json')).resolves.toBeDefined();
});
