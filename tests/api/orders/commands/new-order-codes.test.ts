import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT } from '../../catalogue.ts';
import { describeEveryEngine } from '../../engines.ts';
import { orderOf } from '../../fixture.ts';
import { openTelephone, type TelephoneShop } from './telephone-shop.ts';
import { TERMS } from '../../payments/on-delivery/on-delivery-shop.ts';

describeEveryEngine(
  '10.owner-orders 10.discounts.code: a code once each, in the shop and on the telephone',
  (engine) => {
    let shop: TelephoneShop;
    beforeAll(async () => {
      shop = await openTelephone(engine);
      await shop.db.updateTable('variants').set({ stock: 100 }).execute();
      const once = { id: 'once', label: 'Once each', code: 'ONCE', amount: 50, perCustomer: 1 };
      await shop.offer(TERMS, {
        discounts: [once, { ...once, id: 'last', code: 'LAST', perCustomer: undefined, uses: 1 }],
      });
    });
    afterAll(() => shop.close());

    const inShop = async (token: string, code = 'ONCE') =>
      shop.post('/orders', { ...orderOf([{ productId: BELT, quantity: 1 }]), code, expectedTotal: 949.5 }, { token });
    const telephoned = (email: string, code = 'ONCE') =>
      shop.made('--line', BELT, '--code', code, ...(email === '' ? [] : ['--email', email]));
    const USED =
      "This customer has used the code 'once' already: it is for each as often as perCustomer of discounts.yaml";

    test('an account counts for who telephones with its address, however that is written', async () => {
      const token = await shop.signUp('both@example.com');
      await expect.poll(async () => (await inShop(token)).status).toBe(201);
      expect((await telephoned(' Both@Example.com', 'once')).wrong).toContain(USED);
      expect((await telephoned('other@example.com')).wrong).toBe('');
      expect((await telephoned('other@example.com', 'once')).wrong).toContain(USED);
      // Nobody knows who these are.
      for (let times = 0; times < 2; times += 1) expect((await telephoned('')).wrong).toBe('');
    });

    test('who registers with an address finds out nothing of what was ordered for it', async () => {
      expect((await telephoned('heard@example.com')).wrong).toBe('');
      const stranger = await shop.signUp('heard@example.com');
      expect((await inShop(stranger)).status).toBe(201);
      expect((await inShop(stranger)).body).toMatchObject({ code: 'code-used', quote: { codeUsedByCustomer: true } });
    });

    test('what is used up by all is said to be', async () => {
      expect((await telephoned('', 'LAST')).wrong).toBe('');
      expect((await telephoned('', 'LAST')).wrong).toContain("The code 'LAST' has been used up: `discounts list`");
    });
  },
);
