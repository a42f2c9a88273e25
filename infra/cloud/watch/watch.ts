import { Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { AlarmStatusWidget, Dashboard, GraphWidget } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { unusualAnHour } from '../../../shared/kernel/limit-policy.ts';
import type { Configuration } from '../configuration.ts';
import type { DataStack } from '../data-stack.ts';
import { ServerFunction } from '../server-function.ts';
import { watchEvents } from './metrics.ts';
import { type ServiceJobs, watchService } from './service-troubles.ts';
import { Troubles } from './trouble.ts';

type WatchProps = {
  configuration: Configuration;
  data: DataStack;
  httpApi: HttpApi;
  jobs: ServiceJobs;
};

export const findFunctions = (stacks: Stack[]): ServerFunction[] =>
  stacks.flatMap((stack) => stack.node.findAll().filter((node) => node instanceof ServerFunction));

/** The alarms of an IT person, and the one page to look at after an alarm. */
export class Watch extends Construct {
  constructor(scope: Construct, id: string, { configuration, data, httpApi, jobs }: WatchProps) {
    super(scope, id);
    const logged = { functions: findFunctions([data, Stack.of(this)]), namespace: configuration.slug };
    const { alarms, graphs } = new Troubles(this, 'Troubles', {
      topic: data.alarmTopic,
      troubles: [
        ...watchEvents(logged, [
          { event: 'unreadable-item', title: 'Records: one cannot be read' },
          { event: 'retention-due', title: 'Retention: something is due' },
          { event: 'quota-exceeded', title: 'Limits of a day: one is used up' },
          {
            event: 'submission',
            title: `Strangers: more than ${unusualAnHour} referrals and messages in an hour`,
            above: unusualAnHour,
            period: Duration.hours(1),
          },
          { event: 'mail-failed', title: 'Mail: one could not be sent' },
          { event: 'text-failed', title: 'Texts: one with a link, or to staff, could not be sent' },
          { event: 'document-waits', title: 'Documents: one has waited for its check for an hour' },
          { event: 'audit-changed', title: 'Audit log: an entry was changed' },
          { event: 'certificate-ends', title: 'Site: its certificate is not renewed' },
          { event: 'key-ends', title: 'Keys: one is switched off, or will be deleted' },
        ]),
        ...watchService(httpApi, jobs),
      ],
    });
    this.draw([...data.troubles.graphs, ...graphs], [...data.troubles.alarms, ...alarms]);
    if (configuration.acceptNoBudget === undefined) this.createBudget(configuration.monthlyBudget, data.alarmTopic);
  }

  private draw(graphs: Troubles['graphs'], alarms: Troubles['alarms']) {
    new Dashboard(this, 'Dashboard', {
      widgets: [
        [new AlarmStatusWidget({ title: 'Alarms', alarms, width: 24, height: 6 })],
        graphs.map(
          ({ title, metric }) => new GraphWidget({ title, left: [metric], width: 8, height: 5, leftYAxis: { min: 0 } }),
        ),
      ],
    });
  }

  private createBudget(amount: number, topic: ITopic) {
    const subscribers = [{ subscriptionType: 'SNS', address: topic.topicArn }];
    const notify = (notificationType: string, threshold: number) => ({
      notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers,
    });
    new CfnBudget(this, 'Budget', {
      budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount, unit: 'USD' } },
      notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
    });
  }
}
