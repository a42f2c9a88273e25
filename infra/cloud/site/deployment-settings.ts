import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { BucketDeploymentProps } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';

/** The CDK's function that copies files while deploying: with a role and a log that are ours. */
export const deploymentSettings = (scope: Construct): Partial<BucketDeploymentProps> => {
  const role = new Role(scope, 'DeploymentRole', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  const logGroup = new LogGroup(scope, 'DeploymentLogs', { retention: RetentionDays.THREE_MONTHS });
  logGroup.grantWrite(role);
  return { role, logGroup, memoryLimit: 512 };
};
