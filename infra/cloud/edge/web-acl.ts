import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { html } from '../../../shared/kernel/html.ts';
import { firstFacts } from '../../../shared/organisation/organisation.ts';
import { acknowledge } from '../acknowledgements.ts';

const windowSeconds = 300;
const wait = 'Too much was asked of our service from your connection just now. Please wait five minutes and try again.';

// A form that was posted without scripts is answered to a person, who may be in distress: they must know where to turn.
const { markup: page } =
  html`<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Please wait</title><h1>Please wait</h1><p>${wait} Use your browser's Back button: what you wrote is still there.</p><p>You can also ring ${firstFacts.name} on ${firstFacts.phone}.</p>`;

const bodies = {
  wait: { contentType: 'APPLICATION_JSON', content: JSON.stringify({ status: 429, message: wait }) },
  page: { contentType: 'TEXT_HTML', content: page },
};

/** What AWS counts of a rule. */
const visibility = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples would contain whole network addresses.
  sampledRequestsEnabled: false,
});

type Share = {
  name: string;
  metric: string;
  priority: number;
  limit: number;
  paths: string;
  body: keyof typeof bodies;
};

const rateRule = ({ name, metric, priority, limit, paths, body }: Share): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: { customResponse: { responseCode: 429, customResponseBodyKey: body } } },
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: windowSeconds,
      aggregateKeyType: 'IP',
      scopeDownStatement: {
        regexMatchStatement: {
          fieldToMatch: { uriPath: {} },
          regexString: paths,
          // The API decodes a path too.
          textTransformations: [{ priority: 0, type: 'URL_DECODE' }],
        },
      },
    },
  },
  visibilityConfig: visibility(metric),
});

/**
 * Limits each network address to a share of the API, and to a small share of the public forms; refuses requests that
 * AWS knows to be an attack, on any address.
 */
export const createWebAcl = (scope: Construct): CfnWebACL => {
  const webAcl = new CfnWebACL(scope, 'WebAcl', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    customResponseBodies: bodies,
    visibilityConfig: visibility('site'),
    rules: [
      rateRule({
        name: 'one-address-one-share',
        metric: 'share',
        priority: 0,
        limit: 3000,
        paths: '^/(api|referral-success|answers)/.',
        body: 'wait',
      }),
      rateRule({
        name: 'few-from-one-address-to-what-anyone-may-send',
        metric: 'few',
        priority: 1,
        limit: 30,
        paths:
          '^/api/(contact|ring-back|referral(/status|/upload|/pause|/resume)?|user|activate|invitation(/accept)?|signin|confirm/.*|password/.*|verify/.*)$',
        body: 'page',
      }),
      {
        name: 'known-bad',
        priority: 2,
        overrideAction: { none: {} },
        statement: {
          managedRuleGroupStatement: { vendorName: 'AWS', name: 'AWSManagedRulesKnownBadInputsRuleSet' },
        },
        visibilityConfig: visibility('bad'),
      },
    ],
  });
  acknowledge(webAcl, 'noAddressLog');
  return webAcl;
};

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
