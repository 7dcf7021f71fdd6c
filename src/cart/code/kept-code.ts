import { CODE_KEY, MAX_CODE } from '#config.ts';
import { safeStorage } from '#lib/safe-storage.ts';

const storage = safeStorage('sessionStorage');

/** The code of a discount that this tab has, from the field or from a link (site/page/code-script.ts). */
export function keptCode(): { code?: string } {
  const code = storage.get(CODE_KEY)?.trim();
  return code && code.length <= MAX_CODE ? { code } : {};
}

export function keepCode(code: string): void {
  storage.set(CODE_KEY, code);
}

export function dropCode(): void {
  storage.set(CODE_KEY, null);
}
