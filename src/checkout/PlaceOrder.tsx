import * as text from './text.ts';
import { ConnectionNote } from '#ui/ConnectionNote.tsx';

/** Why the order was refused, and the button below the form. */
export function PlaceOrder({ refusal, sending }: { refusal: string | undefined; sending: boolean }) {
  return (
    <>
      {refusal && (
        <p role="alert" className="note note-bad">
          {refusal}
        </p>
      )}
      <div className="grid gap-3 border-t border-line pt-6">
        <button type="submit" className="btn w-full" aria-disabled={sending}>
          {sending ? text.placing : text.placeOrder}
        </button>
        <ConnectionNote busy={sending} />
        <p className="text-sm text-soft">{text.payNext}</p>
      </div>
    </>
  );
}
