/** A page of the shop as a document. Rejects when there is none: without a connection, or when `signal` is aborted. */
export async function fetchPage(path: string, signal: AbortSignal): Promise<Document> {
  const answer = await fetch(path, { signal, headers: { accept: 'text/html' } });
  if (!answer.headers.get('content-type')?.startsWith('text/html')) throw new Error(`no page at ${path}`);
  // Of another page's own styles the policy of this one knows nothing.
  const text = (await answer.text()).replace(/<(style|script)\b[^]*?<\/\1>/g, '');
  return new DOMParser().parseFromString(text, 'text/html');
}
