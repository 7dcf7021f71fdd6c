import { expect, test } from 'vitest';
import { checkGateways } from '#owner/doctor/check-gateways.ts';
import { readEnvironment } from '#environment.ts';

test('with the sandbox bank switched on beside a bank transfer nobody is said to pay at the bank alone', () => {
  const what = (paidLater: boolean) =>
    checkGateways({ names: [], refusal: undefined }, readEnvironment({ PAYMENT_SANDBOX: 'yes' }), {
      banks: ['everybody'],
      paidLater,
    }).map((finding) => finding.what);
  expect(what(true)).toEqual([
    'none is set, and PAYMENT_SANDBOX=yes: everybody is offered the sandbox bank, too, which moves no money',
  ]);
  expect(what(false)).toEqual([
    'none is set, and PAYMENT_SANDBOX=yes: everybody pays at the sandbox bank, which moves no money',
  ]);
});
