import { Aws, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledgements.ts';

export type SmsRole = { role: Role; externalId: string };

/**
 * Lets the user pool send texts. The policy is inside the role, so that it is there when Cognito tests the role while
 * creating the pool; the role is kept as long as the pool.
 */
export const createSmsRole = (scope: Construct): SmsRole => {
  const externalId = `${Stack.of(scope).stackName}-texts`;
  const role = new Role(scope, 'SmsRole', {
    assumedBy: new ServicePrincipal('cognito-idp.amazonaws.com', {
      conditions: { StringEquals: { 'sts:ExternalId': externalId, 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
    inlinePolicies: {
      texts: new PolicyDocument({
        statements: [new PolicyStatement({ actions: ['sns:Publish'], resources: ['*'] })],
      }),
    },
  });
  role.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
  acknowledge(role, 'texts', 'ownPolicy');
  return { role, externalId };
};
