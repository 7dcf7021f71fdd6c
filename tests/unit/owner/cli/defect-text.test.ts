import { expect, test } from 'vitest';
import { defectText } from '#owner/cli/defect-text.ts';
import { ownerCommand } from '../../../api/owner-command.ts';

test('a defect is one line with its place, and no stack', () => {
  const error = new TypeError('x is undefined');
  error.stack =
    'TypeError: x is undefined\n    at read (file:///shop/src/owner/import/a.ts:12:5)\n    at b (node:x:1:1)';
  expect(defectText(error)).toBe(
    'This is a defect of the program, and no mistake of yours. Please report it: x is undefined (src/owner/import/a.ts:12)',
  );
  expect(defectText('odd')).toContain('Please report it: odd');
});

test('no command line ends in a stack', async () => {
  const { status, wrong } = await ownerCommand({}, [undefined as unknown as string]);
  expect(status).not.toBe(0);
  expect(wrong).not.toMatch(/\n\s+at /);
});
