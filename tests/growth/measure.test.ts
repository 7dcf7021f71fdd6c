import { expect, onTestFinished, test, vi } from 'vitest';
import { superLinear } from './measure.ts';

const letters = (length: number) => 'a'.repeat(length);
const LIMIT = 16 * 1024;

/** A while of the processor's time. */
function spend(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('work of nanoseconds is measured, though its first calls are slow, as what is not compiled yet is', async () => {
  for (let round = 0; round < 20; round += 1) {
    const calls: Record<number, number> = {};
    const work = (text: string) => {
      const call = (calls[text.length] = (calls[text.length] ?? 0) + 1);
      if (call < 4) spend(2);
      return text.charCodeAt(text.length - 1);
    };
    expect(await superLinear(work, letters, LIMIT)).toBeUndefined();
  }
});

test('linear work is told as such by a clock that stands still for one look, whichever', async () => {
  let [now, reads, still] = [0, 0, 0];
  let last = 0;
  const clock = vi.spyOn(process, 'cpuUsage').mockImplementation(() => {
    if (++reads !== still) last = now;
    return { user: last, system: 0 };
  });
  onTestFinished(() => clock.mockRestore());
  for (still = 1; still < 80; still += 1) {
    [now, reads, last] = [0, 0, 0];
    expect(await superLinear((text) => (now += text.length), letters, LIMIT)).toBeUndefined();
  }
});

test('work that grows with the square is found', async () => {
  expect(await superLinear((text) => /a+b/.test(text), letters, 4 * 1024)).toMatch(/times as long/);
});
