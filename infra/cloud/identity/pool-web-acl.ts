import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledgements.ts';

const metric = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples would hold whole network addresses.
  sampledRequestsEnabled: false,
});

/**
 * Holds each network address to a share of the user pool itself. Browsers prove passwords there, past our API and the
 * site's web ACL: without this, one machine tries as many as Cognito answers, or uses up what Cognito answers everybody.
 *
 * Twenty people of one office sign in within five minutes by 20 to 50 starts and up to six requests each: a browser proves
 * itself too. Whoever guesses needs two requests a guess, and Cognito locks the account long before 150 of them. One rule:
 * AWS takes a dollar a month for each.
 */
export const attachWebAcl = (scope: Construct, userPool: UserPool): void => {
  const webAcl = new CfnWebACL(scope, 'WebAcl', {
    scope: 'REGIONAL',
    defaultAction: { allow: {} },
    visibilityConfig: metric('user-pool'),
    rules: [
      {
        name: 'one-address-one-share',
        priority: 0,
        action: { block: {} },
        statement: { rateBasedStatement: { limit: 300, evaluationWindowSec: 300, aggregateKeyType: 'IP' } },
        visibilityConfig: metric('one-address-one-share'),
      },
    ],
  });
  acknowledge(webAcl, 'noAddressLog');
  new CfnWebACLAssociation(scope, 'WebAclAssociation', {
    resourceArn: userPool.userPoolArn,
    webAclArn: webAcl.attrArn,
  });
};
