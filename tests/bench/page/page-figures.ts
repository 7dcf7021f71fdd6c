import type { Noted } from './observer.ts';

export const SETTLE_MS = 5_000;
const LONG_TASK_MS = 50;

/** Largest session window: shifts less than 1 s apart, at most 5 s in all. */
export function layoutShift(shifts: Noted['shifts']): number {
  let [most, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const { start, value } of shifts) {
    if (start - last > 1000 || start - first > 5000) [sum, first] = [0, start];
    sum += value;
    last = start;
    most = Math.max(most, sum);
  }
  return most;
}

/** What tasks took beyond 50 ms each, from the first contentful paint until 5 s after load. */
export function blockingTime(tasks: Noted['longTasks'], fcp: number, loadEnd: number): number {
  return tasks
    .filter(({ start, duration }) => start < loadEnd + SETTLE_MS && start + duration > fcp)
    .reduce((sum, { start, duration }) => sum + Math.max(0, start + duration - Math.max(start, fcp) - LONG_TASK_MS), 0);
}
