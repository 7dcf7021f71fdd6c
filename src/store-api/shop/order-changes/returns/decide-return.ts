import { changeReturned, mailReturn, type ReturnInput, withReturn } from './open-return.ts';
import { releaseHolds } from '../../orders/returns/holds.ts';
import { updateReturn } from '../../orders/returns/return-rows.ts';
import type { Db } from '../../../base/db/open-database.ts';
import { nonEmpty } from '#lib/non-empty.ts';

interface Decision extends ReturnInput {
  /** The way back costs the shopper nothing, whatever the folder says. */
  isFree?: boolean | undefined;
}

/**
 * The owner accepts a return, or declines it; the shopper is told, where it is to be sent or why it is not. Returns its
 * number. @throws StartError in one line where there is none that waits for it
 */
export async function decideReturn(
  db: Db,
  input: Decision,
  name: 'acceptReturn' | 'declineReturn',
): Promise<{ number: number }> {
  return withReturn(db, input, name, async ({ order, made, pieces }) => {
    const feePaise = input.isFree ? 0 : made.fee_paise;
    const ownerNote = nonEmpty(input.note?.trim()) ?? null;
    const decided = { ...made, fee_paise: feePaise, decided_at: order.at, owner_note: ownerNote };
    const { fee_paise, decided_at, owner_note } = decided;
    await updateReturn(order.trx, made, { fee_paise, decided_at, owner_note });
    if (name === 'declineReturn') await releaseHolds(order.trx, made.asked, order.at);
    await changeReturned({ order, made }, name, { pieces, input });
    await mailReturn({ order, made: decided }, name, {
      ...{ input, toBeSent: name === 'acceptReturn', isFree: input.isFree },
    });
    return { number: made.position + 1 };
  });
}
