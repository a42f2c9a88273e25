import { RemovalPolicy } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** A log: under our own key, kept for three months. */
export const createLogGroup = (scope: Construct, id: string, encryptionKey: IKey): LogGroup =>
  new LogGroup(scope, id, {
    encryptionKey,
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
