/** A page of the shop as a document; rejects when it is none, say when the line is down or `signal` says that nobody waits any more. */
export async function fetchPage(path: string, signal: AbortSignal): Promise<Document> {
  const answer = await fetch(path, { signal, headers: { accept: 'text/html' } });
  if (!answer.headers.get('content-type')?.startsWith('text/html')) throw new Error(`no page at ${path}`);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}
