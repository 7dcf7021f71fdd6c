/** 24-unit line drawings. Decoration only: the text stands beside them, or in the control's label. */
const DRAWINGS = {
  close: 'M6 6l12 12M18 6 6 18',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  check: 'M5 12.5 10 17.5 19.5 7',
  alert: 'M12 4 2.5 20h19L12 4Zm0 6v4.5m0 2.5v.01',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5V12l3 2',
  box: 'M12 3 4 7v10l8 4 8-4V7l-8-4Zm0 9v9m0-9 8-5m-8 5L4 7',
  truck: 'M2 6h12v10H2V6Zm12 4h4l4 3.5V16h-8M6.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm11 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  question: 'M9 9.2A3 3 0 1 1 12 12.5V14m0 3.5v.01M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z',
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  down: 'M6 9.5 12 15.5 18 9.5',
  heart: 'M12 20S4 15 4 9a4.5 4.5 0 0 1 8-2.8A4.5 4.5 0 0 1 20 9c0 6-8 11-8 11Z',
  printer: 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7v-7Z',
} as const;

export type GlyphName = keyof typeof DRAWINGS;

export function Glyph({ name, size = 20, className = '' }: { name: GlyphName; size?: number; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
