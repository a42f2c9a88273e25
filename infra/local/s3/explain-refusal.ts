import type { SigV4Reason, SigV4Refusal } from '../sigv4/sigv4-refusal.ts';
import { S3Error, type S3ErrorCode } from './s3-error.ts';

const codes: Record<SigV4Reason, S3ErrorCode> = {
  anonymous: 'AccessDenied',
  twoMechanisms: 'InvalidArgument',
  malformed: 'AuthorizationHeaderMalformed',
  unknownKey: 'InvalidAccessKeyId',
  unsignedHeader: 'AccessDenied',
  skewed: 'RequestTimeTooSkewed',
  notYetValid: 'AccessDenied',
  expired: 'AccessDenied',
  wrongSignature: 'SignatureDoesNotMatch',
  missingPayloadHash: 'InvalidRequest',
  wrongPayloadHash: 'XAmzContentSHA256Mismatch',
  unsupportedPayload: 'NotImplemented',
};

export const explainRefusal = (refusal: SigV4Refusal): S3Error => new S3Error(codes[refusal.reason], refusal.message);
