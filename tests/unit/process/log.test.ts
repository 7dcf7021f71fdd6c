import { expect, test } from 'vitest';
import { describeError, hideSecrets } from '#log.ts';

test('an error is written with its kind, code and place, and without persons', () => {
  const error = Object.assign(
    new Error(
      'duplicate key (email)=(asha.rao+x@example.co.in) at postgres://shop:hunter2@db/shop for +91 98765 43210, Bearer abc.def',
    ),
    { code: '23505', detail: 'Key (email)=(asha@example.com)', parameters: ['secret'] },
  );
  error.cause = new TypeError('asha@example.com is none');
  const described = describeError(error);
  expect(described).toMatchObject({
    type: 'Error',
    code: '23505',
    message: 'duplicate key (email)=([hidden]) at postgres://[hidden]@db/shop for [hidden], Bearer [hidden]',
    cause: { type: 'TypeError', message: '[hidden] is none' },
  });
  expect(JSON.stringify(described)).not.toMatch(/asha|hunter2|98765|abc\.def|secret|Key/);
  expect(described.stack).toContain('log.test.ts');
});

test('what is thrown without being an error is told too', () => {
  expect(describeError('asha@example.com said no')).toEqual({ message: '[hidden] said no' });
});

test('what stands under a secret name is hidden however deep, in lists too, and the line itself stays as it was', () => {
  const line = {
    route: 'createOrder',
    email: 'asha@example.com',
    order: { lines: [{ id: 1, shippingAddress: { city: 'Pune' } }], user: { card: { token: 'abc' } } },
  };
  expect(hideSecrets(line)).toEqual({
    route: 'createOrder',
    email: '[hidden]',
    order: { lines: [{ id: 1, shippingAddress: '[hidden]' }], user: { card: { token: '[hidden]' } } },
  });
  expect(line.email).toBe('asha@example.com');
});

test('what goes round in a circle ends', () => {
  const round: Record<string, unknown> = { email: 'asha@example.com' };
  round.self = round;
  expect(JSON.stringify(hideSecrets(round))).not.toContain('asha');
});
