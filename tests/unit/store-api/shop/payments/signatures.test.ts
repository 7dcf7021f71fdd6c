import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerHash, commandHash, requestHash } from '#store-api/shop/payments/payu/payu-hash.ts';
import { isHmac, isSigned } from '#store-api/shop/payments/signature.ts';
import {
  payuCommandHash,
  payuRequestHash,
  payuReverseHash,
  razorpayLinkSignature,
  razorpayWebhookSignature,
  stripeSignature,
} from '../../../../fixtures/gateway/formulas.ts';

/** Golden vectors: the literals were computed by OpenSSL and Python's hashlib from the gateways' published formulas. */
const SECRET = { key: 'gtKFFx', salt: 'eCwWELxi' };
const FIELDS = {
  txnid: 'pay_0123456789abcdefghjk',
  amount: '1999.00',
  productinfo: 'Selvedge order ord_1',
  firstname: 'Asha Rao',
  email: 'asha@example.com',
};

describe('PayU', () => {
  test('P4 the request hash', () => {
    expect(requestHash(SECRET, FIELDS)).toBe(
      'e07056122977524b0025b43b9bab31dda100731745cde9836de02a35a3fb8518a2b878bbcf53a032d74aed6b12301d711c82fded4cf5f6e594ccfe00f1d57973',
    );
  });

  test.each([
    [
      { status: 'success' },
      'e171e470b53cc50caf9363398c5763d7328d0f5ac96e630d061196363ad4536ef705dd8a7cedc53173c3fd641c6408e2d16ada50b96d37cfcc0248b25c6520e6',
    ],
    [
      { status: 'failure' },
      'a06a9cc7eb8ee630c3805883d123dc45910fcb3c32561886e13bb9f4d186e1c67ab4693b357cc487702186023885f9ffcf4ca1950226fb3de032b956cbd42747',
    ],
    [
      { status: 'success', additionalCharges: '12.50' },
      '80b722a565d4041a171aad548ffeaa7f011d4473f7c905f9bccbf9f1aab83a49fdf19f97f437196053a059bcc47eec28bc6d0fd42e0a4c24cad6a112c2de582f',
    ],
    [
      { status: 'success', additional_charges: '12.50' },
      '80b722a565d4041a171aad548ffeaa7f011d4473f7c905f9bccbf9f1aab83a49fdf19f97f437196053a059bcc47eec28bc6d0fd42e0a4c24cad6a112c2de582f',
    ],
  ])('P4 the reverse hash of %j', (more, hash) => {
    expect(answerHash(SECRET, { ...FIELDS, ...more })).toBe(hash);
  });

  test('P4 the hash of a command', () => {
    expect(commandHash(SECRET, 'verify_payment', FIELDS.txnid)).toBe(
      'b7d374c948dfc9a86b23c56f01eba2671843088dd2e3a6d4d1b1460a2dd22b7d58d407712e25a02920350a7b524df841d827553c6ec3060848b78881d1f22fda',
    );
  });

  test('P4 any values hash as the formula says', () => {
    const text = fc.string({ maxLength: 40 });
    fc.assert(
      fc.property(
        fc.record({
          txnid: text,
          amount: text,
          productinfo: text,
          firstname: text,
          email: text,
          udf1: text,
          udf2: text,
          udf3: text,
          udf4: text,
          udf5: text,
          status: text,
        }),
        text,
        text,
        (fields, key, salt) => {
          expect(requestHash({ key, salt }, fields)).toBe(payuRequestHash(key, salt, fields));
          expect(answerHash({ key, salt }, fields)).toBe(payuReverseHash(key, salt, fields));
          expect(commandHash({ key, salt }, fields.status, fields.txnid)).toBe(
            payuCommandHash(key, salt, fields.status, fields.txnid),
          );
        },
      ),
    );
  });
});

describe('Razorpay', () => {
  test('P4 the signature of a webhook', () => {
    const body = '{"event":"payment_link.paid","note":"₹"}';
    const signature = '0559a6c18db014a145ea99d48767ba38f226a2371088f2e217db2685c1f5bfa1';
    expect(isHmac('webhook-secret', body, signature)).toBe(true);
    expect(razorpayWebhookSignature(body, 'webhook-secret')).toBe(signature);
    for (const wrong of [
      null,
      '',
      signature.slice(1),
      `${signature}0`,
      signature.replace('0', '1'),
      signature.toUpperCase(),
    ])
      expect(isHmac('webhook-secret', body, wrong)).toBe(false);
  });

  test('P4 the signature of a link that comes back', () => {
    const signature = '2bee5a63938d0524fffe3c0217a318a4d81583e7d5bccb15312809f5e182d8ef';
    expect(
      isHmac('key-secret', 'plink_Fc8lXILABzQL7M|pay_0123456789abcdefghjk|paid|pay_Fc8mUeDrEKf08Y', signature),
    ).toBe(true);
    expect(
      razorpayLinkSignature(
        'plink_Fc8lXILABzQL7M',
        'pay_0123456789abcdefghjk',
        'paid',
        'pay_Fc8mUeDrEKf08Y',
        'key-secret',
      ),
    ).toBe(signature);
  });
});

describe('Stripe', () => {
  const body = '{"id":"evt_1"}';
  const v1 = 'v1=9bd9475f0767a039381b3ba9656b7c32eab5dbbb193831e528de93254099e5f6';
  const at = 1_779_900_000;
  const signed = (header: string, seconds = at) => isSigned('whsec_test', body, header, new Date(seconds * 1000));

  test('P4 the signature, also among several and beside other schemes', () => {
    expect(stripeSignature(body, 'whsec_test', at * 1000)).toContain(`t=${at},${v1}`);
    for (const header of [
      `t=${at},${v1}`,
      `t=${at}, ${v1}`,
      `t=${at},v1=${'0'.repeat(64)},${v1}`,
      `t=${at},${v1},v1=${'0'.repeat(64)},v0=abc`,
    ])
      expect(signed(header)).toBe(true);
  });

  test.each([
    `t=${at}`,
    v1,
    `t=${at},${v1.replace('v1', 'v0')}`,
    `t=${at},v1=`,
    `t=${at},v1=${'0'.repeat(64)}`,
    `t=${at},t=1,${v1}`,
    `t=x,${v1}`,
    `t=${at + 1},${v1}`,
    `t=${at},${v1}${',v1=0'.repeat(1000)}`,
    '',
  ])('P4 %s is refused', (header) => {
    expect(signed(header)).toBe(false);
  });

  test('P4 five minutes old at most, and as much ahead', () => {
    expect([at - 301, at - 300, at + 300, at + 301].map((seconds) => signed(`t=${at},${v1}`, seconds))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
