import { Aws, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { type IKey, Key } from 'aws-cdk-lib/aws-kms';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledgements.ts';
import { allowServices } from './allow.ts';

const ofThisAccount = { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } };

/** A key of the organisation's own: data stored under it is unreadable to whoever may not use it. */
export const createKey = (scope: Construct, id: string, description: string): Key =>
  new Key(scope, id, {
    description,
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });

const uses = ['kms:Decrypt', 'kms:Encrypt', 'kms:GenerateDataKey*', 'kms:ReEncrypt*', 'kms:DescribeKey'];

/** The key of logs and alarms: whoever may read these needs no access to the key of the records. */
export const createOperationsKey = (scope: Construct): Key => {
  const { region } = Stack.of(scope);
  const key = createKey(scope, 'OperationsKey', 'Logs and alarms');
  allowServices(key, [`logs.${region}`], uses, ['*'], {
    ArnLike: { 'kms:EncryptionContext:aws:logs:arn': `arn:aws:logs:${region}:${Aws.ACCOUNT_ID}:log-group:*` },
  });
  allowServices(key, ['cloudwatch', 'budgets'], ['kms:Decrypt', 'kms:GenerateDataKey*'], ['*'], ofThisAccount);
  return key;
};

/** A log: under our own key, kept for three months. */
export const createLogGroup = (scope: Construct, id: string, encryptionKey: IKey): LogGroup =>
  new LogGroup(scope, id, {
    encryptionKey,
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });

/** The topic of every alarm: the email address of whoever looks after the deployment. */
export const createAlarmTopic = (scope: Construct, { key, alarmEmail }: { key: IKey; alarmEmail: string }): Topic => {
  const topic = new Topic(scope, 'Alarms', { masterKey: key, enforceSSL: true });
  topic.addSubscription(new EmailSubscription(alarmEmail));
  acknowledge(topic, 'noRedrive');
  allowServices(topic, ['cloudwatch', 'budgets'], ['sns:Publish'], [topic.topicArn], ofThisAccount);
  return topic;
};
