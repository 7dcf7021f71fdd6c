/** What is no page loads nothing, runs nothing, sends no form and is shown in no frame, whatever is in it. */
export const NO_PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A drawing may carry its own colours. */
export const DRAWING_POLICY = `${NO_PAGE_POLICY}; style-src 'unsafe-inline'`;

const YEAR_S = 31_536_000;

/**
 * Headers of every answer that says nothing else under the same name (names in lower case). Pages bring a
 * Content-Security-Policy of their own. `isHttps`: the shop's own origin is https, so browsers need never try
 * anything less; on another origin that would lock people out.
 */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'content-security-policy': NO_PAGE_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    ...(isHttps ? { 'strict-transport-security': `max-age=${YEAR_S}` } : {}),
  };
}

/** The shop's pages are at STORE_ORIGIN, when the environment says so. */
export function isHttpsOrigin(storeOrigin: string | undefined): boolean {
  return storeOrigin?.startsWith('https:') ?? false;
}
