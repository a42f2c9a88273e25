/**
 * The headers that browsers are sent, letter by letter. They are written by hand and not made from the source on
 * purpose: a header that is weakened there must differ from something.
 */
const everywhere = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

/** For every page and file; the values are three origins and a style's hash in quotes. */
export const expectedSiteHeaders = (userPool: string, signatures: string, uploads: string, styleHash: string) => ({
  ...everywhere,
  'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self' ${styleHash}; img-src 'self' ${signatures}; font-src 'self'; frame-src https://www.openstreetmap.org; connect-src 'self' ${userPool} ${uploads}; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types site-preview`,
  'referrer-policy': 'strict-origin-when-cross-origin',
});

/** For every answer of the API. */
export const expectedApiHeaders = {
  ...everywhere,
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};
