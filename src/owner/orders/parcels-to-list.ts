import { numberOf, type Parcel } from '#store-api/shop/orders/parcels.ts';
import type { PieceRow } from '#store-api/base/db/rows/piece-row.ts';

interface ListedParcel extends Omit<Parcel, 'position'> {
  number: number;
  /** The numbers of lines, from 1, and how many pieces of each are in it. */
  lines: { line: number; quantity: number }[];
}

/** The parcels of an order as a file for programs has them. */
export function parcelsToList({
  parcels,
  pieces,
}: {
  parcels: readonly Parcel[];
  pieces: readonly Pick<PieceRow, 'line' | 'parcel'>[];
}): ListedParcel[] {
  return parcels.map((parcel) => {
    const { position, ...sent } = parcel;
    const own = pieces.filter((piece) => piece.parcel === position);
    return {
      number: numberOf(parcel),
      ...sent,
      lines: [...Map.groupBy(own, ({ line }) => line)].map(([line, all]) => ({
        line: line + 1,
        quantity: all.length,
      })),
    };
  });
}
