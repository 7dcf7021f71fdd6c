import { type Command, OPTIONS } from './command.ts';

/** The help of these commands: of each its arguments and options, and what it does. */
export function helpOf(commands: readonly Command[]): string {
  return ['npm run store -- COMMAND', '', ...commands.flatMap(linesOf)].join('\n');
}

function linesOf({ name, arguments: args = [], options = [], help }: Command): string[] {
  const words = [
    name,
    ...args.map((argument) => (argument.startsWith('<') ? argument.slice(1, -1) : argument)),
    ...options.map((option) => `[${OPTIONS[option].replace(/[<>]/g, '')}]`),
  ];
  return [`  ${words.join(' ')}`, ...help.map((line) => `      ${line}`)];
}
