import type { PayableOrder } from './payable-order.ts';
import { pickUpLabel } from './pick-up.ts';
import { statusOf, type Status } from './status.ts';
import { Glyph, type GlyphName } from '#ui/Glyph.tsx';

const TONES: Record<Status['tone'], { colors: string; glyph: GlyphName }> = {
  wait: { colors: 'bg-wait-pale text-wait', glyph: 'clock' },
  busy: { colors: 'bg-busy-pale text-busy', glyph: 'box' },
  sent: { colors: 'bg-sent-pale text-sent', glyph: 'truck' },
  good: { colors: 'bg-good-pale text-good', glyph: 'check' },
  bad: { colors: 'bg-bad-pale text-bad', glyph: 'close' },
  plain: { colors: 'bg-sunk text-ink', glyph: 'question' },
};

/** How an order stands, by the words of how it comes. */
export function OrderBadge({ order }: { order: Pick<PayableOrder, 'status' | 'delivery'> }) {
  return <StatusBadge code={order.status} pickUp={pickUpLabel(order)} />;
}

/** `pickUp`: what the status is called of an order that is picked up. */
export function StatusBadge({ code, pickUp }: { code: number; pickUp?: string | undefined }) {
  const { label, tone } = statusOf(code);
  return <ToneBadge label={pickUp ?? label} tone={tone} pickUp={pickUp !== undefined} />;
}

/** A status by its drawing, its colour and its label. */
export function ToneBadge({ label, tone, pickUp = false }: Status & { pickUp?: boolean | undefined }) {
  const { colors, glyph } = TONES[tone];
  return (
    <span className={`badge whitespace-nowrap ${colors}`}>
      <Glyph name={pickUp && glyph === 'truck' ? 'box' : glyph} size={16} />
      {label}
    </span>
  );
}
