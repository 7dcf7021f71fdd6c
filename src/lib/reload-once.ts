const KEY = 'reloaded';

/** After a deploy an open page may name chunks that are gone (reliability B9): one reload fetches the new names. */
export function reloadOnce(error: unknown): void {
  try {
    if (sessionStorage[KEY] === location.href) return;
    sessionStorage[KEY] = location.href;
  } catch {
    return;
  }
  if (navigator.onLine && /import|fetch|load/i.test(String(error))) location.reload();
}
