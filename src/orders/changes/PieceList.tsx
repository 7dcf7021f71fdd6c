import { choiceOf } from '../OrderItems.tsx';
import type { Order } from '../order.ts';
import * as text from './text.ts';

interface PieceListProps {
  pieces: readonly { line: number; quantity: number; size?: string | undefined }[];
  items: Order['items'];
}

/** Pieces of an order: how many of what, and the size that is wanted instead. */
export function PieceList({ pieces, items }: PieceListProps) {
  return (
    <ul className="grid gap-1">
      {pieces.map(({ line, quantity, size }, index) => {
        const item = items[line];
        if (!item) return null;
        return (
          <li key={index}>
            <span className="tabular-nums">{quantity} ×</span> {item.name}
            <span className="text-sm text-soft">
              {` ${[choiceOf(item), size && text.inSize(size)].filter(Boolean).join(', ')}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
