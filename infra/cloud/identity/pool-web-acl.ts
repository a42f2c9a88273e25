import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledgements.ts';
import { visibility } from '../edge/web-acl.ts';

/**
 * Limits each network address to a share of the user pool itself. Browsers prove passwords there, without our API and
 * the site's web ACL: without this, one machine could try as many as Cognito answers, or use up everybody's quota.
 *
 * Twenty people of one office who sign in within five minutes make 20 to 50 starts and up to six further requests
 * each, since a browser proves itself too. An attacker needs two requests a guess, and Cognito locks the account long
 * before 150 of them. One rule: AWS charges a dollar a month for each.
 */
export const attachWebAcl = (scope: Construct, userPool: UserPool): void => {
  const webAcl = new CfnWebACL(scope, 'WebAcl', {
    scope: 'REGIONAL',
    defaultAction: { allow: {} },
    visibilityConfig: visibility('user-pool'),
    rules: [
      {
        name: 'one-address-one-share',
        priority: 0,
        action: { block: {} },
        statement: { rateBasedStatement: { limit: 300, evaluationWindowSec: 300, aggregateKeyType: 'IP' } },
        visibilityConfig: visibility('one-address-one-share'),
      },
    ],
  });
  acknowledge(webAcl, 'noAddressLog');
  new CfnWebACLAssociation(scope, 'WebAclAssociation', {
    resourceArn: userPool.userPoolArn,
    webAclArn: webAcl.attrArn,
  });
};
