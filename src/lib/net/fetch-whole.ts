/**
 * `fetch`, and the whole body with it: half an answer is none. Rejects when its beginning, or from there its end,
 * takes longer than `patienceMs` (docs/decisions D265). Who does not want the answer any more aborts `controller`,
 * which is aborted then as well.
 */
export async function fetchWhole(
  url: string,
  init: RequestInit,
  patienceMs: number,
  controller = new AbortController(),
): Promise<Response> {
  // AbortSignal.timeout is younger than the oldest supported browsers.
  const wait = () => setTimeout(() => controller.abort(), patienceMs);
  let timer = wait();
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    clearTimeout(timer);
    timer = wait();
    return response.body ? new Response(await response.blob(), response) : response;
  } finally {
    clearTimeout(timer);
  }
}
