/** The same answer every time, asked for once: several rows read the same visits. */
export function once<A extends object, T>(ask: (about: A) => Promise<T>): (about: A) => Promise<T> {
  const answers = new WeakMap<A, Promise<T>>();
  return (about) => {
    const answer = answers.get(about) ?? ask(about);
    answers.set(about, answer);
    return answer;
  };
}
