import { statusOf, type Status } from './status.ts';

const TONES: Record<Status['tone'], string> = {
  wait: 'bg-wait-pale text-wait',
  busy: 'bg-busy-pale text-busy',
  sent: 'bg-sent-pale text-sent',
  good: 'bg-good-pale text-good',
  bad: 'bg-bad-pale text-bad',
  plain: 'bg-sunk text-ink',
};

export function StatusBadge({ code }: { code: number }) {
  const { word, tone } = statusOf(code);
  return <span className={`inline-block rounded-full px-3 py-1 text-sm font-semibold ${TONES[tone]}`}>{word}</span>;
}
