import { allowedTarget, isAppAddress, type Places } from './allowed-target.ts';
import { qrImage } from './qr-image.ts';
import * as text from './text.ts';
import type { CreatePaymentAnswer } from '#contract/endpoints/payments/create-payment.ts';
import type { PaymentAction } from '#contract/payment.ts';

/** The step after a payment's answer. `href`s have passed allowedTarget. */
export type Decision =
  | { do: 'post'; href: string; inputs: [name: string, value: string][] }
  | { do: 'go'; href: string }
  /** Opens an app; the page stays and waits for the store's word. */
  | { do: 'open-app'; href: string }
  | { do: 'show-qr'; qr: string; app: string | undefined }
  | { do: 'show-image'; src: string }
  | { do: 'to-orders' }
  | { do: 'fail'; message: string };

/** A QR code of level M cannot hold more. */
const MOST_QR_BYTES = 2_000;
const failed: Decision = { do: 'fail', message: text.unknown };

/** Reads the answer of POST /payments (docs/behaviour.md 3.payment.answer). */
export function decideAction(answer: CreatePaymentAnswer, places: Places): Decision {
  const { success, error, redirectUrl, action } = answer;
  if (success === false || (success === undefined && error)) return { do: 'fail', message: error ?? text.unknown };
  if (action?.type) return decideTyped(action, redirectUrl, places);
  if (redirectUrl) return go(redirectUrl, places);
  return { do: 'to-orders' };
}

function decideTyped(action: PaymentAction, redirectUrl: string | undefined, places: Places): Decision {
  const target = action.redirectUrl ?? redirectUrl;
  if (action.type === 'redirect_post') return post(target, action.formParams, places);
  if (action.type === 'deeplink') return go(target, places);
  if (action.type === 'qr') return showQr(action, places);
  return failed;
}

function post(target: string | undefined, params: PaymentAction['formParams'], places: Places): Decision {
  const href = allowedTarget(target, places);
  if (!href || isAppAddress(href)) return failed;
  const data = Object.entries(params?.data ?? {}).map(([key, value]): [string, string] => [`data[${key}]`, value]);
  return { do: 'post', href, inputs: [['type', params?.type ?? ''], ['url', params?.url ?? ''], ...data] };
}

function go(target: string | undefined, places: Places): Decision {
  const href = allowedTarget(target, places);
  if (!href) return failed;
  return { do: isAppAddress(href) ? 'open-app' : 'go', href };
}

function showQr({ qr, qrBase64 }: PaymentAction, places: Places): Decision {
  if (qr && new TextEncoder().encode(qr).length <= MOST_QR_BYTES) {
    const app = allowedTarget(qr, places);
    return { do: 'show-qr', qr, app: app && isAppAddress(app) ? app : undefined };
  }
  const src = qrBase64 && qrImage(qrBase64);
  return src ? { do: 'show-image', src } : failed;
}
