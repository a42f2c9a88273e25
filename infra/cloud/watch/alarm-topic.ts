import { Aws } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledgements.ts';

/** The topic of every alarm: the email address of whoever looks after the deployment. */
export const createAlarmTopic = (scope: Construct, { key, alarmEmail }: { key: IKey; alarmEmail: string }): Topic => {
  const topic = new Topic(scope, 'Alarms', { masterKey: key, enforceSSL: true });
  topic.addSubscription(new EmailSubscription(alarmEmail));
  acknowledge(topic, 'noRedrive');
  topic.addToResourcePolicy(
    new PolicyStatement({
      actions: ['sns:Publish'],
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com'), new ServicePrincipal('budgets.amazonaws.com')],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  );
  return topic;
};
