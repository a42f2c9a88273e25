import { CreateBucketCommand, PutObjectLockConfigurationCommand, type S3Client } from '@aws-sdk/client-s3';
import type { Objects } from './object-cases.ts';

/** The two buckets of the cases. */
export const makeBuckets = async (client: S3Client): Promise<Objects> => {
  const [bucket, locked] = ['signatures', 'audit'];
  const CreateBucketConfiguration = { LocationConstraint: 'eu-west-2' } as const;
  await client.send(new CreateBucketCommand({ Bucket: bucket, CreateBucketConfiguration }));
  await client.send(
    new CreateBucketCommand({ Bucket: locked, CreateBucketConfiguration, ObjectLockEnabledForBucket: true }),
  );
  const Rule = { DefaultRetention: { Mode: 'COMPLIANCE', Days: 1 } } as const;
  const ObjectLockConfiguration = { ObjectLockEnabled: 'Enabled', Rule } as const;
  await client.send(new PutObjectLockConfigurationCommand({ Bucket: locked, ObjectLockConfiguration }));
  return { client, bucket, locked };
};
