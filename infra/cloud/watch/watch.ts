import { Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import {
  Alarm,
  AlarmStatusWidget,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Configuration } from '../configuration.ts';
import type { DataStack } from '../data-stack.ts';
import { ServerFunction } from '../server-function.ts';
import { createAlarmTopic } from './alarm-topic.ts';
import { type Watched, watchApi, watchData, watchEvent, watchFunction } from './metrics.ts';

type WatchProps = { configuration: Configuration; data: DataStack; httpApi: HttpApi };

const findFunctions = (stacks: Stack[]): ServerFunction[] =>
  stacks.flatMap((stack) => stack.node.findAll().filter((node) => node instanceof ServerFunction));

const nameOf = (fn: ServerFunction) => fn.node.scope?.node.id ?? '';

/** What an IT person is told without looking, and the one page to look at when told. */
export class Watch extends Construct {
  constructor(scope: Construct, id: string, { configuration, data, httpApi }: WatchProps) {
    super(scope, id);
    const { alarmEmail, monthlyBudget, monthlyTextSpend, slug } = configuration;
    const functions = findFunctions([data, Stack.of(this)]);
    const topic = createAlarmTopic(this, { key: data.operationsKey, alarmEmail });
    const source = { functions, namespace: slug };
    const watched = [
      watchEvent({ ...source, event: 'unreadable-item', title: 'Records: one cannot be read' }),
      watchEvent({ ...source, event: 'surprise', title: 'Functions: something unforeseen' }),
      watchEvent({ ...source, event: 'retention-due', title: 'Retention: something is due' }),
      watchEvent({ ...source, event: 'breaker', title: 'Codes: as many as a day may have were sent' }),
      watchEvent({ ...source, event: 'audit-changed', title: 'Audit log: an entry was changed' }),
      ...watchApi(httpApi),
      ...watchData(data, monthlyTextSpend),
      ...functions.flatMap((fn) => watchFunction(nameOf(fn), fn)),
    ];
    const alarms = watched.map((one) => this.raise(one, topic));
    this.draw(watched, alarms);
    this.hold(monthlyBudget, topic);
  }

  private raise({ title, metric, above, periods = 1, mustHappen }: Watched, topic: Topic): Alarm {
    const alarm = new Alarm(this, title.replaceAll(/\W+/g, '-'), {
      alarmDescription: `${title}. See docs/operations.md, "When an alarm comes".`,
      metric,
      threshold: above,
      comparisonOperator: mustHappen
        ? ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD
        : ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: mustHappen ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(topic));
    alarm.addOkAction(new SnsAction(topic));
    return alarm;
  }

  private draw(watched: Watched[], alarms: Alarm[]) {
    const graphs = watched.map(
      ({ title, metric }) => new GraphWidget({ title, left: [metric], width: 8, height: 5, leftYAxis: { min: 0 } }),
    );
    new Dashboard(this, 'Dashboard', {
      widgets: [[new AlarmStatusWidget({ title: 'Alarms', alarms, width: 24, height: 6 })], graphs],
    });
  }

  private hold(amount: number, topic: Topic) {
    const subscribers = [{ subscriptionType: 'SNS', address: topic.topicArn }];
    const notify = (notificationType: string, threshold: number) => ({
      notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers,
    });
    const budget = new CfnBudget(this, 'Budget', {
      budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount, unit: 'USD' } },
      notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
    });
    // It is refused a topic that does not let it in yet.
    budget.node.addDependency(topic);
  }
}
