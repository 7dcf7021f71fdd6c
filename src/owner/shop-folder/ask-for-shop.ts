import { createInterface, type Interface } from 'node:readline/promises';
import type { InitAnswers } from './init-folder.ts';
import { StoreFile } from './store-schema.ts';
import { DEFAULT_CURRENCY, DEFAULT_LOCALE } from '#config.ts';
import { StartError } from '#environment.ts';

interface Question {
  question: string;
  proposal: string;
  problemOf: (text: string) => string | undefined;
}

const fields = StoreFile.shape;
const email = fields.company.unwrap().shape.email;

const QUESTIONS: Record<keyof InitAnswers, Question> = {
  name: { question: 'What is the shop called?', proposal: 'My Shop', problemOf: problemWith(fields.name) },
  origin: {
    question: 'At which address will it be, such as https://shop.example (empty: not known yet)?',
    proposal: '',
    problemOf: problemWith(fields.origin),
  },
  currency: {
    question: 'In which currency does it sell?',
    proposal: DEFAULT_CURRENCY,
    problemOf: problemWith(fields.currency),
  },
  locale: {
    question: 'How are prices and dates written?',
    proposal: DEFAULT_LOCALE,
    problemOf: problemWith(fields.locale),
  },
  email: {
    question: 'Which e-mail address gets messages and orders (empty: none)?',
    proposal: '',
    problemOf: problemWith(email),
  },
};

/**
 * The answers that were given, then those that are asked for; without `ask` the rest is as proposed.
 * @throws StartError when a given answer is wrong
 */
export async function askForShop(
  given: Partial<Record<keyof InitAnswers, string | undefined>>,
  { ask }: { ask: boolean },
): Promise<InitAnswers> {
  const terminal = ask ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const answerTo = async (name: keyof InitAnswers): Promise<string> => {
    const question = QUESTIONS[name];
    const answer = given[name];
    const problem = answer === undefined ? undefined : question.problemOf(answer);
    if (problem !== undefined) throw new StartError(`--${name} ${problem}`);
    return answer ?? (terminal ? askUntilRight(terminal, question) : question.proposal);
  };
  try {
    return {
      name: await answerTo('name'),
      origin: await answerTo('origin'),
      currency: await answerTo('currency'),
      locale: await answerTo('locale'),
      email: await answerTo('email'),
    };
  } finally {
    terminal?.close();
  }
}

async function askUntilRight(terminal: Interface, { question, proposal, problemOf }: Question): Promise<string> {
  for (;;) {
    const typed = (await terminal.question(`${question}${proposal === '' ? '' : ` [${proposal}]`} `)).trim();
    const answer = typed === '' ? proposal : typed;
    const problem = problemOf(answer);
    if (problem === undefined) return answer;
    console.log(`It ${problem}.`);
  }
}

/** '' is for what may be left out. */
function problemWith(schema: {
  safeParse: (value: unknown) => { error?: { issues: { message: string }[] } | undefined };
}) {
  return (text: string): string | undefined =>
    schema.safeParse(text === '' ? undefined : text).error?.issues[0]?.message;
}
