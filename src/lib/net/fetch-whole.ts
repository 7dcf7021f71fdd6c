/**
 * `fetch`, and the whole body with it: half an answer is none. Rejects when nothing at all has arrived for `silenceMs`,
 * however long the rest takes: an answer that comes slowly is not cut off on a slow line (docs/decisions D265).
 */
export async function fetchWhole(url: string, { signal, ...init }: RequestInit, silenceMs: number): Promise<Response> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  // AbortSignal.timeout and AbortSignal.any are younger than the oldest supported browsers.
  const silent = () => controller.abort(new DOMException('No answer came in time.', 'TimeoutError'));
  let timer = setTimeout(silent, silenceMs);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(silent, silenceMs);
  };
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    heard();
    return response.body ? new Response(await readBody(response.body, heard), response) : response;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

async function readBody(body: ReadableStream<Uint8Array<ArrayBuffer>>, heard: () => void): Promise<Blob> {
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks);
    heard();
    chunks.push(value);
  }
}
