import type { IKey } from 'aws-cdk-lib/aws-kms';
import { BlockPublicAccess, BucketEncryption, type BucketProps, ObjectOwnership } from 'aws-cdk-lib/aws-s3';

/** The settings of every bucket: closed to the public, opened by no access control list, reached over TLS 1.2. */
export const privateBucket = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
} as const satisfies BucketProps;

/** The same, encrypted with the organisation's own key: for all personal data. */
export const encryptWith = (encryptionKey: IKey) =>
  ({ ...privateBucket, encryption: BucketEncryption.KMS, encryptionKey, bucketKeyEnabled: true }) as const;
