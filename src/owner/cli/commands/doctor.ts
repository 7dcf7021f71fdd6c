import type { Command } from '../command.ts';
import { fileSettings } from '#environment/settings-file.ts';
import { escaped } from '#lib/text/terminal-text.ts';
import type { Finding } from '../../doctor/finding.ts';

export const doctorCommands: readonly Command[] = [
  {
    name: 'doctor',
    options: ['json'],
    help: [
      'Looks at settings, language, database, disk, gateways, mail, hosts, the shop at its own address,',
      'clock, pictures and products, and changes nothing. Ends with 1 when something does not work.',
    ],
    run: async (_, { json }) => {
      const { examine } = await import('../../doctor/examine.ts');
      const findings = await examine(process.env, { settingsFile: fileSettings() });
      console.log(json ? escaped(JSON.stringify(findings, null, 2)) : findings.flatMap(linesOf).join('\n'));
      // At once: the system's resolver may go on looking for a host that is not waited for any more.
      process.exit(findings.some(({ level }) => level === 'error') ? 1 : 0);
    },
  },
];

function linesOf({ level, area, what, advice }: Finding): string[] {
  return [`${level.padEnd(8)} ${area.padEnd(9)} ${what}`, ...(advice ? [`${' '.repeat(19)}${advice}`] : [])];
}
