import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledgements.ts';

const windowSeconds = 300;

const metric = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples would hold whole network addresses.
  sampledRequestsEnabled: false,
});

/** Sign-ins and refreshed tokens: Cognito names the operation in a header, and shows a rule no body. */
const isSignIn: CfnWebACL.StatementProperty = {
  byteMatchStatement: {
    fieldToMatch: { singleHeader: { Name: 'x-amz-target' } },
    positionalConstraint: 'ENDS_WITH',
    searchString: '.InitiateAuth',
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
};

const rateRule = (
  name: string,
  priority: number,
  limit: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: {} },
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: windowSeconds,
      aggregateKeyType: 'IP',
      ...(scopeDownStatement && { scopeDownStatement }),
    },
  },
  visibilityConfig: metric(name),
});

/**
 * Holds each network address to a share of the user pool itself. Browsers prove passwords there, past our API and the
 * site's web ACL: without this, one machine tries as many as Cognito answers. Twenty people of one office sign in within
 * five minutes by 20 to 60 starts and up to six times as many requests: a browser proves itself too.
 */
export const attachWebAcl = (scope: Construct, userPool: UserPool): void => {
  const webAcl = new CfnWebACL(scope, 'WebAcl', {
    scope: 'REGIONAL',
    defaultAction: { allow: {} },
    visibilityConfig: metric('user-pool'),
    rules: [rateRule('few-sign-ins', 0, 60, isSignIn), rateRule('one-address-one-share', 1, 400)],
  });
  acknowledge(webAcl, 'noAddressLog');
  new CfnWebACLAssociation(scope, 'WebAclAssociation', {
    resourceArn: userPool.userPoolArn,
    webAclArn: webAcl.attrArn,
  });
};
