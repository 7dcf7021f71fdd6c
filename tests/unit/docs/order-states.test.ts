import { expect, test } from 'vitest';
import { orderStatesPage } from './order-states-page.ts';

test('docs/order-states.md is what the table of states and transitions says: `-u` writes it', async () => {
  await expect(orderStatesPage()).toMatchFileSnapshot('../../../docs/order-states.md');
});
