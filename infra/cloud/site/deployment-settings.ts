import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { BucketDeploymentProps } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledgements.ts';
import { createLogGroup } from '../watch/log-group.ts';

/** The CDK's function that copies files while deploying, with our role and log. */
export const deploymentSettings = (scope: Construct, operationsKey: IKey): Partial<BucketDeploymentProps> => {
  const role = new Role(scope, 'DeploymentRole', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  const logGroup = createLogGroup(scope, 'DeploymentLogs', operationsKey);
  logGroup.grantWrite(role);
  acknowledge(role, 'ownPolicy');
  return { role, logGroup, memoryLimit: 512 };
};
