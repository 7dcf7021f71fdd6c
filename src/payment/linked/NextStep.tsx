import { QRCodeSVG } from 'qrcode.react';
import type { Decision } from '../action.ts';
import * as text from '../text.ts';
import { UpiDetails } from '../UpiDetails.tsx';
import { QR_SIZE } from '#config.ts';

interface NextStepProps {
  next: Exclude<Decision, { do: 'fail' | 'to-orders' }>;
  /** What is to be paid, as it is written. */
  amount: string;
  /** Of the page, which shows how the order stands. */
  back: string;
}

/** It is paid by an app, which tells nobody but the bank. */
export const asksReference = ({ do: way }: NextStepProps['next']): boolean => way !== 'post' && way !== 'go';

/** How a payment goes on where no script runs: to the gateway by a button or a link, or by an app. */
export function NextStep({ next, amount, back }: NextStepProps) {
  return (
    <section aria-label={text.payment} className="grid justify-items-start gap-5 border-y border-line py-8">
      <p className="text-2xl tabular-nums">{amount}</p>
      {way(next)}
      {asksReference(next) && (
        <>
          <p className="text-soft">{text.onceArrived}</p>
          <a href={back} className="btn btn-plain">
            {text.havePaid}
          </a>
        </>
      )}
    </section>
  );
}

function way(next: NextStepProps['next']) {
  switch (next.do) {
    case 'post':
      return (
        <form method="post" action={next.href}>
          {next.inputs.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="btn">
            {text.continueToPay}
          </button>
        </form>
      );
    case 'go':
      return (
        <a href={next.href} rel="noreferrer" className="btn">
          {text.continueToPay}
        </a>
      );
    case 'open-app':
      return (
        <>
          <p>{text.finishInApp}</p>
          <a href={next.href} rel="noreferrer" className="btn">
            {text.openApp}
          </a>
        </>
      );
    case 'show-qr':
      return (
        <>
          <div className="qr-ground max-w-full">
            <QRCodeSVG value={next.qr} size={QR_SIZE} level="M" marginSize={4} title={text.qrCode} />
          </div>
          <p>{text.scan}</p>
          <UpiDetails link={next.qr} />
          {next.app && (
            <a href={next.app} className="link py-2">
              {text.openAnApp}
            </a>
          )}
        </>
      );
    case 'show-image':
      return (
        <>
          <img src={next.src} width={QR_SIZE} height={QR_SIZE} alt={text.qrCode} />
          <p>{text.scan}</p>
        </>
      );
  }
}
