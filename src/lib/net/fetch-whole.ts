/**
 * `fetch`, and the whole body with it: half an answer is none. Rejects when nothing at all has arrived for `silenceMs`,
 * however long the rest takes: an answer that comes slowly is not cut off on a slow line (docs/decisions D265). Who does
 * not want the answer any more aborts `controller`, which is aborted after silence as well.
 */
export async function fetchWhole(
  url: string,
  init: RequestInit,
  silenceMs: number,
  controller = new AbortController(),
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // AbortSignal.timeout is younger than the oldest supported browsers.
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), silenceMs);
  };
  heard();
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    if (!response.body) return response;
    const reader = response.body.getReader();
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    for (;;) {
      heard();
      const { done, value } = await reader.read();
      if (done) return new Response(new Blob(chunks), response);
      chunks.push(value);
    }
  } finally {
    clearTimeout(timer);
  }
}
