import { type Command, OPTIONS, type UsageError } from './command.ts';

const WIDTH = 94;
const PROGRAM = 'npm run store --';
const INDENT = ' '.repeat(6);
const HEAD = [`${PROGRAM} COMMAND`, ''];

/** The help of these commands: of each its arguments and options, and what it does. */
export function helpOf(commands: readonly Command[]): string {
  return [
    ...explained(commands),
    '',
    '  --env FILE  with every command: settings of this file, in place of selvedge.env in this folder',
  ].join('\n');
}

/**
 * Whoever wrote a wrong line: the help of the command that it is about, of one option of it where the mistake names
 * that one alone; or the names of all.
 */
export function helpAbout(commands: readonly Command[], { about, message }: UsageError): string {
  const meant = commandsOf(commands, about);
  if (about === '' || meant.length === 0)
    return [...HEAD, ...namesOf(commands), '', '  help COMMAND  explains one'].join('\n');
  const [heading = '', ...lines] = explained(meant);
  const ofOption = meant.length === 1 ? linesOfOption(lines, message) : [];
  if (ofOption.length === 0) return [heading, ...lines].join('\n');
  return [heading, ...ofOption, `${INDENT}The rest: ${PROGRAM} help ${about}`].join('\n');
}

/** The lines on the option that a message begins with: its own, and those that go on with its sentence. */
function linesOfOption(lines: readonly string[], message: string): string[] {
  const [option] = /^--[a-z-]+/.exec(message) ?? [];
  const from = option === undefined ? -1 : lines.findIndex((line) => RegExp(`^ *${option}\\b`).test(line));
  if (from < 0) return [];
  const after = lines.slice(from + 1).findIndex((line) => !/^ +[a-z]/.test(line));
  return lines.slice(from, after < 0 ? undefined : from + 1 + after);
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
  return [`  ${words.join(' ')}`, ...help.map((line) => `${INDENT}${line}`)];
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
