import { expect, test } from 'vitest';
import { checkSettings } from '#owner/doctor/check-settings.ts';

test('a name in selvedge.env that is no setting, and a line that the environment overrides', () => {
  const settings = { DATADIR: '/var/lib/selvedge', PORT: '8044', UPI_VPA__ROW: 'row@bank', UPI_NAME__ROW: 'Row' };
  const { findings } = checkSettings({ ...settings, PORT: '80' }, { file: 'selvedge.env', settings });
  expect(findings.map(({ level, what }) => `${level}: ${what}`)).toEqual([
    'warning: selvedge.env sets DATADIR, which is no setting',
    'warning: PORT of selvedge.env is not what counts here: the environment says otherwise',
    'ok: every setting of selvedge.env and the environment can be read',
  ]);
});
