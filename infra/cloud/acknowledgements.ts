import { CfnOutput, type CfnResource, Stack, Validations } from 'aws-cdk-lib';
import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3';
import type { BucketDeployment } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct, type IConstruct } from 'constructs';

/** AWS's own policies for its backup service: copying, and restoring what a person recovers. */
export const backupPolicies = [
  'service-role/AWSBackupServiceRolePolicyForBackup',
  'AWSBackupServiceRolePolicyForS3Backup',
];
export const restorePolicies = [
  'service-role/AWSBackupServiceRolePolicyForRestores',
  'AWSBackupServiceRolePolicyForS3Restore',
];
const managedPolicy = (name: string) => `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`;

/** A rule that two packs share, under a name of each. */
const hipaaAndNist = (rule: string) => [`HIPAA.Security-${rule}`, `NIST.800.53.R5-${rule}`];

/** Every finding that is accepted, and why. Each is acknowledged on the smallest construct that shows it. */
const findings = {
  tracing: {
    ids: ['AwsSolutions-IAM5[Resource::*]', 'Serverless-LambdaStarPermissions'],
    reason: 'X-Ray knows no resources: its two writing actions can only be granted on all. A test allows no other.',
  },
  texts: {
    ids: ['AwsSolutions-IAM5[Resource::*]'],
    reason: 'A text goes to a number, which is not a resource. Cognito alone may take the role, for our own account.',
  },
  alertTexts: {
    ids: ['AwsSolutions-IAM5[Resource::*]'],
    reason:
      'A text goes to a number, which is not a resource. Topics are denied, and a test allows it to no other role.',
  },
  backupPolicy: {
    ids: backupPolicies.map(managedPolicy),
    reason: "AWS's own policy for its backup service, which alone may take the role; it cannot restore.",
  },
  restorePolicy: {
    ids: restorePolicies.map(managedPolicy),
    reason: "AWS's own policy for its backup service, which alone may take the role, when a person recovers.",
  },
  longPasswords: {
    ids: ['AwsSolutions-COG1'],
    reason: 'Passwords are at least 12 characters and free of composition rules, as the NCSC and NIST 800-63B advise.',
  },
  staffMfa: {
    ids: ['AwsSolutions-COG2'],
    reason:
      'Accounts without a role have no mobile number. No token speaks for a role without MFA: the trigger sees to it.',
  },
  publicRoute: { ids: ['AwsSolutions-APIG4'], reason: 'The contract says that anyone may make this call.' },
  anyCountry: { ids: ['AwsSolutions-CFR1'], reason: 'Families abroad and people on a journey may read the site too.' },
  noWebAcl: {
    ids: ['AwsSolutions-CFR2'],
    reason: 'Somebody has said in acceptNoWebAcl why this site does without.',
  },
  streams: {
    ids: ['AwsSolutions-IAM5[Resource::*]'],
    reason:
      'Listing streams can only be granted on all; it reads none. The CDK grants it with the stream of our table.',
  },
  noCertificate: {
    ids: ['AwsSolutions-CFR4'],
    reason:
      "Without certificateArn the site has CloudFront's own address and certificate, whose policy nobody can set.",
  },
  logWithoutAddresses: {
    ids: ['AwsSolutions-CFR3'],
    reason:
      'That log would hold whole addresses, and the address of a search holds a name. The edge stack makes one without.',
  },
  listing: {
    ids: ['annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk'],
    reason: 'The root is an object, the edge function asks for files only, and no query string reaches the bucket.',
  },
  ownPolicy: {
    ids: hipaaAndNist('IAMNoInlinePolicy'),
    reason:
      'One role, one policy, gone with the role. A managed policy could be attached elsewhere; a test allows none.',
  },
  noConcurrency: {
    ids: hipaaAndNist('LambdaConcurrency'),
    reason: 'A new account has 10 in all, so reserving any makes its first deployment fail. Routes are throttled.',
  },
  noDeadLetters: {
    ids: [...hipaaAndNist('LambdaDLQ'), 'Serverless-LambdaDLQ'],
    reason: 'Whoever calls it waits for the answer, or the next run looks again; a failure is an alarm either way.',
  },
  noFailureDestination: {
    ids: ['Serverless-LambdaAsyncFailureDestination'],
    reason: 'What failed only said that it is time; the next run looks at everything again, and a failure is an alarm.',
  },
  noVpc: {
    ids: hipaaAndNist('LambdaInsideVPC'),
    reason: 'It reaches only AWS services over TLS, each by a policy of its own; a network would hold nothing.',
  },
  noEventQueue: {
    ids: ['Serverless-EventBusDLQ'],
    reason: 'An event that is lost only says that it is time; the next one looks at everything again.',
  },
  noRotation: {
    ids: [...hipaaAndNist('SecretsManagerRotationEnabled'), 'AwsSolutions-SMG4'],
    reason: 'Site and functions must change it together, so it is changed by deploying. It opens no data by itself.',
  },
  noRedrive: {
    ids: ['Serverless-SNSRedrivePolicy'],
    reason: 'An email address is the only subscriber; SNS itself tries again, and the alarm stays on the dashboard.',
  },
  logOfLogs: {
    ids: [...hipaaAndNist('S3BucketLoggingEnabled'), 'AwsSolutions-S1'],
    reason: 'It holds a log, which AWS alone writes; a log of the log would need another.',
  },
  noTrailLog: {
    ids: hipaaAndNist('CloudTrailCloudWatchLogsEnabled'),
    reason: 'Read when something is looked into, and paid for twice otherwise; the bucket keeps it, under our own key.',
  },
  noReplica: {
    ids: hipaaAndNist('S3BucketReplicationEnabled'),
    reason:
      'Health data stays in one region. Signatures keep their versions and a copy in the vault; the rest is made again.',
  },
  noDestination: {
    ids: ['Serverless-LambdaEventSourceMappingDestination'],
    reason:
      'Nothing is set aside: it is tried again, in order, while the stream keeps it, and each failure is an alarm.',
  },
  noAddressLog: {
    ids: hipaaAndNist('WAFv2LoggingEnabled'),
    reason: 'That log would hold the whole network address of everybody. Metrics count what is blocked.',
  },
  noVersions: {
    ids: hipaaAndNist('S3BucketVersioningEnabled'),
    reason: 'Nobody changes these objects, and each of them is built again or expires.',
  },
  deliveredLogs: {
    ids: hipaaAndNist('S3DefaultEncryptionKMS'),
    reason: "S3 cannot deliver logs under a customer's key; they are encrypted with S3's own.",
  },
  publicFiles: {
    ids: hipaaAndNist('S3DefaultEncryptionKMS'),
    reason: "These files are the public site: they are encrypted with S3's own key, and nothing in them is secret.",
  },
} satisfies Record<string, { ids: string[]; reason: string }>;

const accept = (construct: IConstruct, ids: readonly string[], reason: string) =>
  Validations.of(construct).acknowledge(...ids.map((id) => ({ id, reason })));

export const acknowledge = (construct: IConstruct, ...names: (keyof typeof findings)[]) => {
  for (const name of names) accept(construct, findings[name].ids, findings[name].reason);
};

const arnOf = (owner: IConstruct) => `<${Stack.of(owner).getLogicalId(owner.node.defaultChild as CfnResource)}.Arn>`;

/** The name of a resource of another stack in findings: the output that it is read from, or its logical id. */
const namesAcrossStacks = (owner: IConstruct, value: string): string[] => {
  const stack = Stack.of(owner);
  // Created where the CDK would create it when a policy reads it, so that the policy finds it there.
  const outputs = stack.node.tryFindChild('Publish') ?? new Construct(stack, 'Publish');
  const id = `Output${JSON.stringify(stack.resolve(value))}`;
  const made = outputs.node.tryFindChild(id) ?? new CfnOutput(outputs, id, { value });
  const OutputName = stack.resolve(stack.getLogicalId(made as CfnOutput));
  const output = { 'Fn::GetStackOutput': { StackName: stack.stackName, Region: stack.region, OutputName } };
  return [JSON.stringify(output), arnOf(owner)];
};

const toFindings = (resources: readonly string[]) => resources.map((one) => `AwsSolutions-IAM5[Resource::${one}]`);

/** Objects of a bucket, by the prefix of their names, which the server chooses one by one. */
export const acknowledgeObjects = (role: IConstruct, bucket: Bucket, names: readonly string[]) => {
  const arns = namesAcrossStacks(bucket, bucket.bucketArn);
  const reason = 'A file has a name that nobody can know beforehand: only how it starts can be granted.';
  accept(role, toFindings(arns.flatMap((arn) => names.map((name) => `${arn}/${name}`))), reason);
};

/** The permissions of GuardDuty's role: the objects of one prefix, and the EventBridge rule that it names itself. */
export const acknowledgeScan = (role: IConstruct, bucket: Bucket, rule: string, objects: string) => {
  const reason =
    'GuardDuty chooses the end of the name of its rule, and files have names that nobody can know beforehand.';
  accept(role, toFindings([`${arnOf(bucket)}/${objects}`, rule]), reason);
};

/** Objects of the locked copy of the audit log, whose names are chosen as they are put. */
export const acknowledgeAuditCopy = (role: IConstruct, bucket: Bucket) => {
  const reason = 'The job puts objects under one prefix and can do nothing else; the bucket keeps each as it was put.';
  accept(role, toFindings([`${arnOf(bucket)}/audit/*`]), reason);
};

/** The CDK's own function for copying files while deploying, whose code and grants are not ours. */
export const acknowledgeDeployment = (deployment: BucketDeployment, bucket: IBucket) => {
  const { region, node } = Stack.of(deployment);
  const actions = ['GetObject', 'GetBucket', 'List', 'DeleteObject', 'Abort'].map((name) => `Action::s3:${name}*`);
  const resources = [`arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${region}`, arnOf(bucket)];
  accept(
    deployment.handlerRole,
    [...actions, ...resources.map((one) => `Resource::${one}/*`)].map((one) => `AwsSolutions-IAM5[${one}]`),
    "It copies any built file from the CDK's bucket to the site's, which hold nothing else.",
  );
  for (const child of node.children.filter(({ node: { id } }) => id.startsWith('Custom::CDKBucketDeployment'))) {
    acknowledge(child, 'noConcurrency', 'noDeadLetters', 'noVpc');
    const ids = ['AwsSolutions-L1', 'Serverless-LambdaLatestVersion', 'Serverless-LambdaTracing'];
    accept(child, ids, 'The CDK chooses how its own code runs; it runs while deploying and touches no record.');
  }
};
