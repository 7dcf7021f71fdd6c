import { type Command, OPTIONS } from './command.ts';

const WIDTH = 94;
const PROGRAM = 'npm run store --';
const HEAD = [`${PROGRAM} COMMAND`, ''];

/** The help of these commands: of each its arguments and options, and what it does. */
export function helpOf(commands: readonly Command[]): string {
  return [
    ...explained(commands),
    '',
    '  --env FILE  with every command: settings of this file, in place of selvedge.env in this folder',
  ].join('\n');
}

/** Whoever wrote a wrong line: the help of the command that it is about, or the names of all. */
export function helpAbout(commands: readonly Command[], about: string): string {
  const meant = commandsOf(commands, about);
  return about !== '' && meant.length > 0
    ? explained(meant).join('\n')
    : [...HEAD, ...namesOf(commands), '', '  help COMMAND  explains one'].join('\n');
}

/** The command of this name, or those that begin with the word. */
export function commandsOf(commands: readonly Command[], about: string): Command[] {
  return commands.filter(({ name }) => about === '' || name === about || name.startsWith(`${about} `));
}

/** Of one command alone the heading is what is typed. */
function explained(commands: readonly Command[]): string[] {
  if (commands.length !== 1) return [...HEAD, ...commands.flatMap(linesOf)];
  const [typed = '', ...lines] = commands.flatMap(linesOf);
  return [`${PROGRAM} ${typed.trim()}`, ...lines];
}

function linesOf({ name, arguments: args = [], options = [], help }: Command): string[] {
  const words = [
    name,
    ...args.map((argument) => (argument.startsWith('<') ? argument.slice(1, -1) : argument)),
    ...options.map((option) => `[${OPTIONS[option].replace(/[<>]/g, '')}]`),
  ];
  return [`  ${words.join(' ')}`, ...help.map((line) => `      ${line}`)];
}

function namesOf(commands: readonly Command[]): string[] {
  const lines: string[] = [];
  for (const { name } of commands) {
    const longer = `${lines.at(-1) ?? ''}, ${name}`;
    if (lines.length > 0 && longer.length < WIDTH) lines[lines.length - 1] = longer;
    else lines.push(`  ${name}`);
  }
  return lines;
}
