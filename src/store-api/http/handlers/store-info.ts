import { okText } from '#backends/serving/answer.ts';
import { storeInfoOf } from '../../shop/stores/store-info.ts';
import { handle } from './handler-context.ts';
import { SANDBOX } from '../../shop/payments/sandbox/sandbox-bank.ts';
import { storeInfoOnServer } from '#contract/endpoints/catalog/store-info.ts';

/** GET /storeInfo: the store's record, with the `capabilities` of this backend. */
export const storeInfo = handle(storeInfoOnServer, (context) =>
  okText(storeInfoOf({ ...context, seesSandbox: context.payments.byId(SANDBOX) !== undefined }).text, {
    'cache-control': 'no-cache',
  }),
);
