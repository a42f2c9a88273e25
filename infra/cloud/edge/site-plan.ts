import { CfnSubscription } from 'aws-cdk-lib/aws-pricingplanmanager';
import type { Construct } from 'constructs';

/** The limits of CloudFront's free plan, as AWS documents them; a test holds the templates to them. */
export const freePlan = { rules: 5, behaviours: 5, millionRequests: 1, gigabytes: 100 } as const;

/**
 * Puts the site and its web ACL on CloudFront's free plan: neither costs anything, and a flood costs nothing either.
 * The distribution and its web ACL must exist and belong together, and cannot be separated during the plan.
 */
export const subscribeToFreePlan = (scope: Construct, resourceArns: string[]): void => {
  new CfnSubscription(scope, 'SitePlan', { planFamily: 'CloudFront', planTier: 'FREE', resourceArns });
};
