import { CfnOutput, type CfnResource, Stack, Validations } from 'aws-cdk-lib';
import type { Bucket, CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3';
import type { BucketDeployment } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct, type IConstruct } from 'constructs';

/** Every finding that is accepted, and why. Each is acknowledged on the smallest construct that shows it. */
const findings = {
  tracing: {
    id: 'AwsSolutions-IAM5[Resource::*]',
    reason: 'X-Ray knows no resources: its two writing actions can only be granted on all. A test allows no other.',
  },
  texts: {
    id: 'AwsSolutions-IAM5[Resource::*]',
    reason: 'A text goes to a number, which is not a resource. Cognito alone may take the role, for our own account.',
  },
  alertTexts: {
    id: 'AwsSolutions-IAM5[Resource::*]',
    reason:
      'A text goes to a number, which is not a resource. Topics are denied, and a test allows it to no other role.',
  },
  backupPolicy: {
    id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]',
    reason: "AWS's own policy for its backup service, which alone may take the role; it cannot restore.",
  },
  backupOfSignatures: {
    id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/AWSBackupServiceRolePolicyForS3Backup]',
    reason: "AWS's own policy for its backup service, which alone may take the role; it cannot restore.",
  },
  restorePolicy: {
    id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForRestores]',
    reason: "AWS's own policy for its backup service, which alone may take the role, when a person recovers.",
  },
  restoreOfSignatures: {
    id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/AWSBackupServiceRolePolicyForS3Restore]',
    reason: "AWS's own policy for its backup service, which alone may take the role, when a person recovers.",
  },
  unrotated: {
    id: 'AwsSolutions-SMG4',
    reason: 'Site and functions must change it together, so it is changed by deploying. It opens no data by itself.',
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
    reason: 'Somebody has said in acceptNoWebAcl why this site does without.',
  },
  streams: {
    id: 'AwsSolutions-IAM5[Resource::*]',
    reason:
      'Listing streams can only be granted on all; it reads none. The CDK grants it with the stream of our table.',
  },
  noCertificate: {
    id: 'AwsSolutions-CFR4',
    reason:
      "Without certificateArn the site has CloudFront's own address and certificate, whose policy nobody can set.",
  },
  logWithoutAddresses: {
    id: 'AwsSolutions-CFR3',
    reason:
      'That log would hold whole addresses, and the address of a search holds a name. The edge stack makes one without.',
  },
  noLogOfLog: {
    id: 'AwsSolutions-S1',
    reason: 'It holds a log, which AWS alone writes; a log of the log would need another.',
  },
  listing: {
    id: 'annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    reason: 'The root is an object, the edge function asks for files only, and no query string reaches the bucket.',
  },
} as const;

// Rules that several packs share, under names of their own.
const sharedFindings = {
  ownPolicy: {
    rule: 'IAMNoInlinePolicy',
    packs: ['HIPAA.Security', 'NIST.800.53.R5'],
    reason:
      'One role, one policy, gone with the role. A managed policy could be attached elsewhere; a test allows none.',
  },
  noConcurrency: {
    rule: 'LambdaConcurrency',
    packs: ['HIPAA.Security', 'NIST.800.53.R5'],
    reason: 'A new account has 10 in all, so reserving any makes its first deployment fail. Routes are throttled.',
  },
  noDeadLetters: {
    rule: 'LambdaDLQ',
    packs: ['HIPAA.Security', 'NIST.800.53.R5', 'Serverless'],
    reason: 'Whoever calls it waits for the answer, or the next run looks again; a failure is an alarm either way.',
  },
  noFailureDestination: {
    rule: 'LambdaAsyncFailureDestination',
    packs: ['Serverless'],
    reason: 'What failed only said that it is time; the next run looks at everything again, and a failure is an alarm.',
  },
  noVpc: {
    rule: 'LambdaInsideVPC',
    packs: ['HIPAA.Security', 'NIST.800.53.R5'],
    reason: 'It reaches only AWS services over TLS, each by a policy of its own; a network would hold nothing.',
  },
  noEventQueue: {
    rule: 'EventBusDLQ',
    packs: ['Serverless'],
    reason: 'An event that is lost only says that it is time; the next one looks at everything again.',
  },
  noRotation: {
    rule: 'SecretsManagerRotationEnabled',
    packs: ['HIPAA.Security', 'NIST.800.53.R5'],
    reason: 'Site and functions must change it together, so it is changed by deploying. It opens no data by itself.',
  },
  noRedrive: {
    rule: 'SNSRedrivePolicy',
    packs: ['Serverless'],
    reason: 'An email address is the only subscriber; SNS itself tries again, and the alarm stays on the dashboard.',
  },
  logOfLogs: {
    rule: 'S3BucketLoggingEnabled',
    packs: ['HIPAA.Security', 'NIST.800.53.R5'],
    reason: 'It holds a log, which AWS alone writes; a log of the log would need another.',
  },
  noTrailLog: {
    rule: 'CloudTrailCloudWatchLogsEnabled',
    packs: ['HIPAA.Security', 'NIST.800.53.R5'],
    reason: 'Read when something is looked into, and paid for twice otherwise; the bucket keeps it, under our own key.',
  },
  noReplica: {
    rule: 'S3BucketReplicationEnabled',
    packs: ['HIPAA.Security', 'NIST.800.53.R5'],
    reason:
      'Health data stays in one region. Signatures keep their versions and a copy in the vault; the rest is made again.',
  },
  noDestination: {
    rule: 'LambdaEventSourceMappingDestination',
    packs: ['Serverless'],
    reason:
      'Nothing is set aside: it is tried again, in order, while the stream keeps it, and each failure is an alarm.',
  },
  noAddressLog: {
    rule: 'WAFv2LoggingEnabled',
    packs: ['HIPAA.Security', 'NIST.800.53.R5'],
    reason: 'That log would hold the whole network address of everybody. Metrics count what is blocked.',
  },
  noVersions: {
    rule: 'S3BucketVersioningEnabled',
    packs: ['HIPAA.Security', 'NIST.800.53.R5'],
    reason: 'Nobody changes these objects, and each of them is built again or expires.',
  },
  deliveredLogs: {
    rule: 'S3DefaultEncryptionKMS',
    packs: ['HIPAA.Security', 'NIST.800.53.R5'],
    reason: "S3 cannot deliver logs under a customer's key; they are encrypted with S3's own.",
  },
  publicFiles: {
    rule: 'S3DefaultEncryptionKMS',
    packs: ['HIPAA.Security', 'NIST.800.53.R5'],
    reason: "These files are the public site: they are encrypted with S3's own key, and nothing in them is secret.",
  },
} as const;

const acknowledged = { ...findings, ...sharedFindings };
type Name = keyof typeof acknowledged;

const toFindings = (name: Name): { id: string; reason: string }[] => {
  const one = acknowledged[name];
  return 'id' in one ? [one] : one.packs.map((pack) => ({ id: `${pack}-${one.rule}`, reason: one.reason }));
};

export const acknowledge = (construct: IConstruct, ...names: Name[]) => {
  Validations.of(construct).acknowledge(...names.flatMap(toFindings));
};

/** The name of a resource of another stack in findings: the output that it is read from, or its logical id. */
const namesAcrossStacks = (owner: IConstruct, value: string): string[] => {
  const stack = Stack.of(owner);
  // Created where the CDK would create it when a policy reads it, so that the policy finds it there.
  const outputs = stack.node.tryFindChild('Publish') ?? new Construct(stack, 'Publish');
  const id = `Output${JSON.stringify(stack.resolve(value))}`;
  const made = outputs.node.tryFindChild(id) ?? new CfnOutput(outputs, id, { value });
  const OutputName = stack.resolve(stack.getLogicalId(made as CfnOutput));
  const output = { 'Fn::GetStackOutput': { StackName: stack.stackName, Region: stack.region, OutputName } };
  return [JSON.stringify(output), `<${stack.getLogicalId(owner.node.defaultChild as CfnResource)}.Arn>`];
};

/** Objects of a bucket, by the prefix of their names, which the server chooses one by one. */
export const acknowledgeObjects = (role: IConstruct, bucket: Bucket, names: readonly string[]) => {
  const arns = namesAcrossStacks(bucket, bucket.bucketArn);
  const ids = arns.flatMap((arn) => names.map((name) => `AwsSolutions-IAM5[Resource::${arn}/${name}]`));
  const reason = 'A file has a name that nobody can know beforehand: only how it starts can be granted.';
  Validations.of(role).acknowledge(...ids.map((id) => ({ id, reason })));
};

/** The permissions of GuardDuty's role: the objects of one prefix, and the EventBridge rule that it names itself. */
export const acknowledgeScan = (role: IConstruct, bucket: Bucket, rule: string, objects: string) => {
  const arn = `<${Stack.of(bucket).getLogicalId(bucket.node.defaultChild as CfnBucket)}.Arn>`;
  const reason =
    'GuardDuty chooses the end of the name of its rule, and files have names that nobody can know beforehand.';
  const ids = [`${arn}/${objects}`, rule].map((one) => `AwsSolutions-IAM5[Resource::${one}]`);
  Validations.of(role).acknowledge(...ids.map((id) => ({ id, reason })));
};

/** Objects of the locked copy of the audit log, whose names are chosen as they are put. */
export const acknowledgeAuditCopy = (role: IConstruct, bucket: Bucket) => {
  const { node } = bucket;
  const arn = `<${Stack.of(bucket).getLogicalId(node.defaultChild as CfnBucket)}.Arn>`;
  const reason = 'The job puts objects under one prefix and can do nothing else; the bucket keeps each as it was put.';
  Validations.of(role).acknowledge({ id: `AwsSolutions-IAM5[Resource::${arn}/audit/*]`, reason });
};

/** The CDK's own function for copying files while deploying, whose code and grants are not ours. */
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
    acknowledge(child, 'noConcurrency', 'noDeadLetters', 'noVpc');
    Validations.of(child).acknowledge(
      ...['AwsSolutions-L1', 'Serverless-LambdaLatestVersion', 'Serverless-LambdaTracing'].map((id) => ({
        id,
        reason: 'The CDK chooses how its own code runs; it runs while deploying and touches no record.',
      })),
    );
  }
};
