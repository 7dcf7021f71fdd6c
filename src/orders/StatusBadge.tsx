import { statusOf, type Status } from './status.ts';
import { Glyph, type GlyphName } from '#ui/Glyph.tsx';

const TONES: Record<Status['tone'], { colours: string; glyph: GlyphName }> = {
  wait: { colours: 'bg-wait-pale text-wait', glyph: 'clock' },
  busy: { colours: 'bg-busy-pale text-busy', glyph: 'box' },
  sent: { colours: 'bg-sent-pale text-sent', glyph: 'truck' },
  good: { colours: 'bg-good-pale text-good', glyph: 'check' },
  bad: { colours: 'bg-bad-pale text-bad', glyph: 'close' },
  plain: { colours: 'bg-sunk text-ink', glyph: 'question' },
};

/** A status by its drawing, its colour and its word. */
export function StatusBadge({ code }: { code: number }) {
  const { word, tone } = statusOf(code);
  return (
    <span className={`badge whitespace-nowrap ${TONES[tone].colours}`}>
      <Glyph name={TONES[tone].glyph} size={16} />
      {word}
    </span>
  );
}
