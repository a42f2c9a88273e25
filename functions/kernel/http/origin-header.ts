/** The header with the origin secret. CloudFront sets it, and replaces whatever a visitor sent. */
export const originHeader = 'x-origin-secret';
