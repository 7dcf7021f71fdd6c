// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { ignoreEndedTransitions } from '#ui/view-transition.ts';

function isReported(reason: unknown): boolean {
  return dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));
}

test('transitions that the browser ends early are not reported, anything else is', () => {
  ignoreEndedTransitions();
  for (const message of [
    'Transition was skipped',
    'Transition was aborted because of invalid state. Page already revealed',
    'ViewTransition opt-in disabled',
  ])
    expect(isReported(new DOMException(message, 'InvalidStateError')), message).toBe(false);
  for (const reason of [new TypeError('Failed to fetch'), 'text', undefined, null])
    expect(isReported(reason), String(reason)).toBe(true);
});
