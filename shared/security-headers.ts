type Site = {
  /** Where the user pool answers, as an origin: `https://cognito-idp.eu-west-2.amazonaws.com`. */
  userPoolOrigin: string;
  /** Where the drawn signatures are kept, as an origin; they are shown by links that work for some minutes. */
  signaturesOrigin: string;
  /** Where browsers post the files that go with a referral or a record, as an origin. */
  uploadsOrigin: string;
  /** `'sha256-...'` of every style the build put into a page; the build writes them to `style-hashes.json`. */
  styleHashes: readonly string[];
};

/** In the folder of the built site. */
export const styleHashesFile = '/style-hashes.json';

const contentSecurityPolicy = ({ userPoolOrigin, signaturesOrigin, uploadsOrigin, styleHashes }: Site): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes].join(' '),
    `img-src 'self' ${signaturesOrigin}`,
    "font-src 'self'",
    // The map of the contact page, for whoever asks for it.
    'frame-src https://www.openstreetmap.org',
    `connect-src 'self' ${userPoolOrigin} ${uploadsOrigin}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** For the answers of the API: a form that was posted without scripts is answered with a page of its own. */
export const apiContentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const everywhere = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

/** What every file of the site is sent with, by the local gateway and by CloudFront. */
export const securityHeaders = (site: Site): Record<string, string> => ({
  ...everywhere,
  'content-security-policy': contentSecurityPolicy(site),
  'referrer-policy': 'strict-origin-when-cross-origin',
});

/** The same for every answer of the API, also those that no function of ours wrote. */
export const apiSecurityHeaders: Record<string, string> = {
  ...everywhere,
  'content-security-policy': apiContentSecurityPolicy,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};
