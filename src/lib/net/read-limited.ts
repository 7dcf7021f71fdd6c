/**
 * The text of a body of at most so many bytes; 413 for a longer one, of which no more is read, 400 for one that breaks
 * off or is no UTF-8. The rest is left where it is: a body that is cancelled takes its connection with it, and the
 * answer too.
 */
export async function readLimited(request: Request, maxBytes: number): Promise<string | 400 | 413> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return 413;
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body.values({ preventCancel: true })) {
      size += chunk.byteLength;
      if (size > maxBytes) return 413;
      chunks.push(chunk);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    return 400;
  }
}
