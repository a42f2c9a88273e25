type Site = {
  /** The user pool's origin: `https://cognito-idp.eu-west-2.amazonaws.com`. */
  userPoolOrigin: string;
  /** The origin of the drawn signatures; they are shown by links that work for some minutes. */
  signaturesOrigin: string;
  /** The origin to which browsers post the files of a referral or a record. */
  uploadsOrigin: string;
  /** `'sha256-...'` of every inline style of the build, which writes them to `style-hashes.json`. */
  styleHashes: readonly string[];
};

/** The name in the folder of the built site. */
export const styleHashesFile = '/style-hashes.json';

const contentSecurityPolicy = ({ userPoolOrigin, signaturesOrigin, uploadsOrigin, styleHashes }: Site): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes].join(' '),
    `img-src 'self' ${signaturesOrigin}`,
    "font-src 'self'",
    // The map of the contact page, loaded on request.
    'frame-src https://www.openstreetmap.org',
    `connect-src 'self' ${userPoolOrigin} ${uploadsOrigin}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Of one screen of admins, which shows a page in a frame without scripts.
    'trusted-types site-preview',
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

/** The headers of every file of the site, by the local gateway and by CloudFront. */
export const securityHeaders = (site: Site): Record<string, string> => ({
  ...everywhere,
  'content-security-policy': contentSecurityPolicy(site),
  'referrer-policy': 'strict-origin-when-cross-origin',
});

/** The headers of every answer of the API, including those that no function of ours wrote. */
export const apiSecurityHeaders: Record<string, string> = {
  ...everywhere,
  'content-security-policy': apiContentSecurityPolicy,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};
