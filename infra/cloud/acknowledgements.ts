import { Stack, Validations } from 'aws-cdk-lib';
import type { CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3';
import type { BucketDeployment } from 'aws-cdk-lib/aws-s3-deployment';
import type { IConstruct } from 'constructs';

/** Every finding that we live with, and why. Each is acknowledged on the smallest construct that shows it. */
const findings = {
  tracing: {
    id: 'AwsSolutions-IAM5[Resource::*]',
    reason: 'X-Ray knows no resources: its two writing actions can only be granted on all. A test allows no other.',
  },
  texts: {
    id: 'AwsSolutions-IAM5[Resource::*]',
    reason: 'A text goes to a number, which is not a resource. Cognito alone may take the role, for our own account.',
  },
  longPasswords: {
    id: 'AwsSolutions-COG1',
    reason: 'Passwords are at least 12 characters and free of composition rules, as the NCSC and NIST 800-63B advise.',
  },
  staffMfa: {
    id: 'AwsSolutions-COG2',
    reason:
      'Accounts without a role have no mobile number. No token speaks for a role without MFA: the trigger sees to it.',
  },
  publicRoute: { id: 'AwsSolutions-APIG4', reason: 'The contract says that anyone may make this call.' },
  anyCountry: { id: 'AwsSolutions-CFR1', reason: 'Families abroad and people on a journey may read the site too.' },
  noWebAcl: {
    id: 'AwsSolutions-CFR2',
    reason: 'A web ACL for CloudFront lives in us-east-1 and is given as webAclArn; this deployment was given none.',
  },
  noCertificate: {
    id: 'AwsSolutions-CFR4',
    reason:
      "Without certificateArn the site has CloudFront's own address and certificate, whose policy nobody can set.",
  },
  listing: {
    id: 'annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    reason: 'The root is an object, the edge function asks for files only, and no query string reaches the bucket.',
  },
} as const;

export const acknowledge = (construct: IConstruct, ...names: (keyof typeof findings)[]) => {
  Validations.of(construct).acknowledge(...names.map((name) => findings[name]));
};

/** The CDK's own function for copying files while deploying, whose code and grants are not ours to write. */
export const acknowledgeDeployment = (deployment: BucketDeployment, bucket: IBucket) => {
  const { region, node } = Stack.of(deployment);
  const files = Stack.of(deployment).getLogicalId(bucket.node.defaultChild as CfnBucket);
  const wildcards = [
    'Action::s3:GetObject*',
    'Action::s3:GetBucket*',
    'Action::s3:List*',
    'Action::s3:DeleteObject*',
    'Action::s3:Abort*',
    `Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${region}/*`,
    `Resource::<${files}.Arn>/*`,
  ];
  Validations.of(deployment.handlerRole).acknowledge(
    ...wildcards.map((wildcard) => ({
      id: `AwsSolutions-IAM5[${wildcard}]`,
      reason: "It copies any built file from the CDK's bucket to the site's, which hold nothing else.",
    })),
  );
  for (const child of node.children.filter(({ node: { id } }) => id.startsWith('Custom::CDKBucketDeployment'))) {
    Validations.of(child).acknowledge({
      id: 'AwsSolutions-L1',
      reason: 'The CDK chooses the runtime of its own code.',
    });
  }
};
