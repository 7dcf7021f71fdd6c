import type { CDPSession } from 'playwright/test';

/** What is read of an event of a browser's trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Processor time of the thread, which waiting for another process does not add to. */
  tdur?: number;
}

/** Processor time of a page's main thread since navigation; ms. */
export interface TaskTime {
  toPaint: number;
  toLoad: number;
}

const CATEGORIES = ['toplevel', 'loading', 'blink.user_timing'];
const START = 'navigationStart';
const PAINT = 'firstContentfulPaint';
const LOAD = 'loadEventEnd';
const TASK = 'ThreadControllerImpl::RunTask';

/** The main thread's time of every page load in `visit`; none on a machine that does not tell a thread's time. */
export async function taskTimes(cdp: CDPSession, visit: () => Promise<unknown>): Promise<TaskTime[]> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[]).filter(({ name }) => [START, PAINT, LOAD, TASK].includes(name))),
  );
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  await visit();
  const whole = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
  await cdp.send('Tracing.end');
  await whole;
  return readTrace(events);
}

/** One for each first contentful paint in the trace, in their order. */
export function readTrace(events: readonly TraceEvent[]): TaskTime[] {
  return events
    .filter(({ name }) => name === PAINT)
    .sort((one, other) => one.ts - other.ts)
    .flatMap((paint) => {
      const own = events.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid);
      const from = Math.max(0, ...timesOf(own, START).filter((ts) => ts < paint.ts));
      const load = Math.min(...timesOf(own, LOAD).filter((ts) => ts > from));
      const sum = (to: number) =>
        own
          .filter(({ name, ph, ts }) => name === TASK && ph === 'X' && ts >= from && ts < to)
          .reduce((total, { tdur = 0 }) => total + tdur, 0) / 1000;
      const times = { toPaint: sum(paint.ts), toLoad: sum(Math.max(paint.ts, load)) };
      return times.toPaint > 0 && Number.isFinite(load) ? [times] : [];
    });
}

function timesOf(events: readonly TraceEvent[], wanted: string): number[] {
  return events.filter(({ name }) => name === wanted).map(({ ts }) => ts);
}
