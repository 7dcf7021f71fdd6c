/** What a stubbed fetch answers with in jsdom, whose Blob is none that Node's Response can read. */
export function jsonAnswer(body: unknown, init?: ResponseInit): Response {
  const answer = Response.json(body, init);
  return Object.assign(answer, { blob: () => answer.text() });
}
