/** By what something was paid, in words: `sandbox bank`, `upi qr`, `bank transfer`. */
export function wayWords(gateway: string, method = ''): string {
  return [...new Set([gateway, method])].filter(Boolean).join(' ').replaceAll('-', ' ');
}
