import { expect, test } from 'vitest';
import { Latency } from '#process/metrics/latency.ts';

test('a bucket counts all that took as long or less, and the last one all', () => {
  const latency = new Latency();
  for (const seconds of [0.0001, 0.004, 0.2, 90]) latency.observe('copy', seconds);
  latency.observe('page', 0.005);
  const value = (kind: string, le: number | string) =>
    latency.get().values.find(({ labels }) => labels.kind === kind && 'le' in labels && labels.le === le)?.value;
  expect([
    value('copy', 0.0005),
    value('copy', 0.005),
    value('copy', 0.25),
    value('copy', 30),
    value('copy', '+Inf'),
  ]).toEqual([1, 2, 3, 3, 4]);
  expect([value('page', 0.0025), value('page', 0.005), value('page', '+Inf')]).toEqual([0, 1, 1]);
});
