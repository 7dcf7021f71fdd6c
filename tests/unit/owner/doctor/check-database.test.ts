import { expect, test } from 'vitest';
import { checkDatabase } from '#owner/doctor/check-database.ts';

test('what makes a database is the folder of the owner, or the demo shop', async () => {
  const { findings } = await checkDatabase('sqlite:/nowhere/store.db');
  expect(findings).toMatchObject([
    {
      level: 'error',
      advice:
        'npm run store -- apply my-shop makes one, or npm start for the demo shop; npm run store -- restore FILE puts a ' +
        'backup in its place.',
    },
  ]);
});
