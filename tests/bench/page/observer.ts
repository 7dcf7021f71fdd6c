/** What the page itself notes while it loads; put there before any of its own scripts (`observePage`). */
export interface Noted {
  longTasks: { start: number; duration: number }[];
  shifts: { start: number; value: number }[];
  largest: {
    time: number;
    url: string;
    tag: string;
    box: { x: number; y: number; width: number; height: number };
  } | null;
  /** Of acts only: Event Timing, in steps of 8 ms. */
  events: { name: string; start: number; duration: number }[];
}

declare global {
  interface Window {
    noted: Noted;
  }
}

/** Runs in the page. */
export function observePage(): void {
  if (window !== top) return;
  const noted: Noted = (window.noted = { longTasks: [], shifts: [], largest: null, events: [] });
  const watch = (type: string, take: (entry: any) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  watch('longtask', ({ startTime, duration }) => noted.longTasks.push({ start: startTime, duration }));
  watch('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) noted.shifts.push({ start: startTime, value });
  });
  watch('largest-contentful-paint', ({ startTime, url, element }) => {
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    noted.largest = { time: startTime, url, tag: element?.localName ?? '', box: { x, y, width, height } };
  });
  watch(
    'event',
    ({ name, startTime, duration, interactionId }) =>
      interactionId && noted.events.push({ name, start: startTime, duration }),
    { durationThreshold: 16 },
  );
}
