/** Neutral names: S3 and Cognito give the same refusal different codes. */
export type SigV4Reason =
  | 'anonymous'
  | 'twoMechanisms'
  | 'malformed'
  | 'unknownKey'
  | 'unsignedHeader'
  | 'skewed'
  | 'notYetValid'
  | 'expired'
  | 'wrongSignature'
  | 'missingPayloadHash'
  | 'wrongPayloadHash'
  | 'unsupportedPayload';

export class SigV4Refusal extends Error {
  readonly reason: SigV4Reason;

  constructor(reason: SigV4Reason, message: string) {
    super(message);
    this.name = 'SigV4Refusal';
    this.reason = reason;
  }
}
