import type { Worker } from 'node:cluster';

/** What the primary asks of a worker: may visitors be sent to it, and its figures. */
export type Question = 'ready' | 'metrics';
interface Asked {
  question: Question;
  id: number;
}
interface Answered {
  answerTo: number;
  answer: unknown;
}

let asked = 0;

/** A worker's answer; undefined when none comes in time. */
export function callWorker(worker: Worker, question: Question, withinMs: number): Promise<unknown> {
  const id = (asked += 1);
  return new Promise((resolve) => {
    const timer = setTimeout(() => hear(), withinMs).unref();
    const hear = (message?: Partial<Answered>) => {
      if (message && message.answerTo !== id) return;
      clearTimeout(timer);
      worker.off('message', hear);
      resolve(message?.answer);
    };
    worker.on('message', hear);
    worker.send({ question, id } satisfies Asked, (error) => error && hear());
  });
}

/** In a worker. An answer that fails is none. */
export function handlePrimaryCalls(answers: Record<Question, () => Promise<unknown>>): void {
  process.on('message', ({ question, id }: Partial<Asked>) => {
    if (question === undefined || id === undefined) return;
    answers[question]().then(
      (answer) => process.send?.({ answerTo: id, answer } satisfies Answered),
      () => undefined,
    );
  });
}
