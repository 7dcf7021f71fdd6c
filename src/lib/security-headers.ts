/** For answers that are no pages: they load nothing, run nothing, send no form and are shown in no frame. */
export const NO_PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** For SVG, which may carry styles. */
export const DRAWING_POLICY = `${NO_PAGE_POLICY}; style-src 'unsafe-inline'`;

const YEAR_S = 31_536_000;

/**
 * Headers of every answer that does not set them itself (names in lower case); pages set their own
 * Content-Security-Policy. `isHttps`: the shop's own origin is https, so browsers may insist on it; on another origin
 * that would lock visitors out.
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
