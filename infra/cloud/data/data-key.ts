import { RemovalPolicy } from 'aws-cdk-lib';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';

/** The organisation's own key: data stored under it is unreadable to whoever may not use it. */
export const createDataKey = (scope: Construct): Key =>
  new Key(scope, 'DataKey', {
    description: 'Records and signatures',
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
