const statusOf = {
  AccessDenied: 403,
  AuthorizationHeaderMalformed: 400,
  BadDigest: 400,
  BucketAlreadyOwnedByYou: 409,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidBucketName: 400,
  InvalidDigest: 400,
  InvalidPolicyDocument: 400,
  InvalidRequest: 400,
  InvalidURI: 400,
  KeyTooLongError: 400,
  MalformedPOSTRequest: 400,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
} as const;

export type S3ErrorCode = keyof typeof statusOf;

export class S3Error extends Error {
  readonly code: S3ErrorCode;

  constructor(code: S3ErrorCode, message: string) {
    super(message);
    this.name = 'S3Error';
    this.code = code;
  }

  get status(): number {
    return statusOf[this.code];
  }
}

/**
 * S3's own answer, 501, to an operation that is missing here: if it were ignored, the difference would show only in
 * the cloud.
 */
export const refuseUnknown = (what: string): S3Error => new S3Error('NotImplemented', `This S3 does not know ${what}.`);
