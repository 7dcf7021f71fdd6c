import { describe, expect, test } from 'vitest';
import { CircuitBreaker, CircuitOpen } from '#store-api/base/db/postgres/circuit-breaker.ts';
import { isUnavailable, isUnreachable } from '#store-api/base/db/unavailable.ts';

function openBreaker() {
  const clock = { ms: 0 };
  const breaker = new CircuitBreaker({ failures: 3, openMs: 1_000, now: () => clock.ms });
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) breaker.failed();
  };
  return { clock, breaker, fail };
}

describe('the circuit breaker', () => {
  test('F6 opens after failures in a row, and an answer between them starts the count anew', () => {
    const { breaker, fail } = openBreaker();
    fail(2);
    breaker.answered();
    fail(2);
    expect(breaker.isOpen).toBe(false);
    fail(1);
    expect(breaker.isOpen).toBe(true);
    expect(() => breaker.enter()).toThrow(CircuitOpen);
  });

  test('F6 lets one trial through after its time; an answer closes it, a failure opens it again', () => {
    const { clock, breaker, fail } = openBreaker();
    fail(3);
    clock.ms = 999;
    expect(() => breaker.enter()).toThrow(CircuitOpen);
    clock.ms = 1_000;
    const leave = breaker.enter();
    expect(() => breaker.enter()).toThrow(CircuitOpen);
    breaker.failed();
    leave();
    clock.ms = 1_999;
    expect(() => breaker.enter()).toThrow(CircuitOpen);
    clock.ms = 2_000;
    breaker.enter();
    breaker.answered();
    expect(breaker.isOpen).toBe(false);
    expect(() => breaker.enter()).not.toThrow();
  });

  test('a trial that is over without an answer or a failure makes room for the next', () => {
    const { clock, breaker, fail } = openBreaker();
    fail(3);
    clock.ms = 1_000;
    breaker.enter()();
    expect(() => breaker.enter()).not.toThrow();
  });

  test('waiting in vain for a connection is no failure while others are answered', () => {
    const { clock, breaker } = openBreaker();
    clock.ms = 50;
    breaker.answered();
    for (let time = 0; time < 9; time += 1) breaker.failed(10);
    expect(breaker.isOpen).toBe(false);
    for (let time = 0; time < 3; time += 1) breaker.failed(60);
    expect(breaker.isOpen).toBe(true);
  });

  test('what has an answer from the server, be it busy or read-only, does not count as gone', () => {
    const coded = (code: string) => Object.assign(new Error('x'), { code });
    for (const code of ['57014', '55P03', '25006', '23505']) expect(isUnreachable(coded(code)), code).toBe(false);
    for (const code of ['57P01', '08006', 'ECONNREFUSED', '53300']) expect(isUnreachable(coded(code)), code).toBe(true);
    expect(isUnreachable(new Error('Query read timeout'))).toBe(true);
    expect([isUnreachable(new CircuitOpen()), isUnavailable(new CircuitOpen())]).toEqual([false, true]);
  });
});
