import type { Way } from './ways.ts';
import * as text from '../text.ts';

interface RoomProps {
  /** See waysOf. */
  ways?: readonly Way[] | undefined;
  subtotal: number;
}

/**
 * What is said until the ways of delivery are known, in a frame as high as they will be: it is on the page from its
 * first paint, so that nothing below moves from under a finger when they come, or the code that asks for them.
 */
export function Room({ ways, subtotal }: RoomProps) {
  const says = <p className="text-sm text-soft">{text.deliveryLater}</p>;
  if (!ways) return says;
  return (
    <div className="options options-room">
      {ways.map(({ label, lines, freeFrom = 0 }) => (
        <div key={label} className="option">
          {label}
          <p>{'\n'.repeat(subtotal < freeFrom ? lines + 1 : lines)}</p>
        </div>
      ))}
      {says}
    </div>
  );
}
