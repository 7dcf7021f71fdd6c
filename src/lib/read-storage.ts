/** The text stored under a key; null also where the browser denies its storage. */
export function readStorage(kind: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return self[kind].getItem(key);
  } catch {
    return null;
  }
}
