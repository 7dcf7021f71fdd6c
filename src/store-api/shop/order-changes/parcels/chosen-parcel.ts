import { type Parcel, numberOf } from '../../orders/parcels.ts';
import { StartError } from '#environment.ts';

/**
 * The parcel that the owner names, by its tracking number or by its own, from 1. Without a name the only one of those
 * that may be meant. @throws StartError in one line where that is none, or more than one
 */
export function chosenParcel(
  { orderId, parcels }: { orderId: string; parcels: readonly Parcel[] },
  name: string | undefined,
  { among, refusal }: { among: readonly Parcel[]; refusal?: StartError },
): Parcel {
  const wanted = name?.trim() ?? '';
  if (wanted === '') {
    const [first, ...others] = among;
    if (first && others.length === 0) return first;
    const numbers = among.map((parcel) => numberOf(parcel)).join(', ');
    throw first
      ? new StartError(
          `Order ${orderId} has ${among.length} parcels that are on their way. Say which, by its number: ${numbers}. Nothing was changed.`,
        )
      : (refusal ?? new StartError(`Order ${orderId} has no parcel. Nothing was changed.`));
  }
  const named =
    parcels.filter(({ trackingNumber }) => trackingNumber === wanted).at(-1) ??
    parcels.find((parcel) => String(numberOf(parcel)) === wanted);
  if (!named) throw new StartError(`Order ${orderId} has no parcel ${wanted}. Nothing was changed.`);
  if (!among.includes(named))
    throw new StartError(
      `Parcel ${numberOf(named)} of order ${orderId} is ${named.outcome ?? 'on its way'} already. Nothing was changed.`,
    );
  return named;
}
