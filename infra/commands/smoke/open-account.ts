import {
  CloudWatchClient,
  DescribeAlarmHistoryCommand,
  DescribeAlarmsCommand,
  SetAlarmStateCommand,
} from '@aws-sdk/client-cloudwatch';
import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns';
import type { Configuration } from '../../cloud/configuration.ts';
import { stackNames } from '../../cloud/stack-names.ts';
import { openStacksOf, type Stacks } from '../deploy/stacks.ts';

type Alarm = { name: string; topic: string };

/** The requests of the smoke test to the AWS account itself. */
export type Account = {
  findStack: Stacks['find'];
  /** One alarm that sends mail; undefined where there is none. */
  findAlarm(): Promise<Alarm | undefined>;
  /** The confirmed addresses of a topic. */
  listConfirmed(topic: string): Promise<string[]>;
  raise(alarm: Alarm): Promise<void>;
  lower(alarm: Alarm): Promise<void>;
  /** The actions of an alarm since then, by CloudWatch's record. */
  listActions(alarm: Alarm, since: Date): Promise<string[]>;
};

export const openAccount = ({ region, slug }: Configuration): Account => {
  const watch = new CloudWatchClient({ region });
  const sns = new SNSClient({ region });
  const set = async (AlarmName: string, StateValue: 'ALARM' | 'OK') => {
    await watch.send(new SetAlarmStateCommand({ AlarmName, StateValue, StateReason: 'npm run smoke tries it' }));
  };
  return {
    findStack: openStacksOf(region, stackNames(slug).edge).find,
    async findAlarm() {
      const { MetricAlarms = [], CompositeAlarms = [] } = await watch.send(
        new DescribeAlarmsCommand({ AlarmNamePrefix: `${slug}-`, AlarmTypes: ['MetricAlarm', 'CompositeAlarm'] }),
      );
      const sending = [...MetricAlarms, ...CompositeAlarms].flatMap(
        ({ AlarmName: name, AlarmActions: [topic] = [] }) => (name && topic ? [{ name, topic }] : []),
      );
      return sending[0];
    },
    async listConfirmed(TopicArn) {
      const { Subscriptions = [] } = await sns.send(new ListSubscriptionsByTopicCommand({ TopicArn }));
      return Subscriptions.flatMap(({ SubscriptionArn, Endpoint }) =>
        SubscriptionArn?.startsWith('arn:') && Endpoint ? [Endpoint] : [],
      );
    },
    raise: ({ name }) => set(name, 'ALARM'),
    lower: ({ name }) => set(name, 'OK'),
    async listActions({ name: AlarmName }, StartDate) {
      const { AlarmHistoryItems = [] } = await watch.send(
        new DescribeAlarmHistoryCommand({ AlarmName, HistoryItemType: 'Action', StartDate }),
      );
      return AlarmHistoryItems.map(({ HistorySummary = '' }) => HistorySummary);
    },
  };
};
