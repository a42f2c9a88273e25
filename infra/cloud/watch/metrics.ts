import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { LogLine } from '../../../functions/lib/log.ts';
import type { DataStack } from '../data-stack.ts';
import type { ServerFunction } from '../server-function.ts';

export type Watched = {
  /** What the alarm says: for a person woken by it. */
  title: string;
  metric: IMetric;
  /** The alarm is raised when the metric is above this; of something that must happen, when it is not. */
  above: number;
  /** Something that must happen: that nothing is heard of it is the fault. */
  mustHappen?: true;
  /** In how many of the metric's periods in a row. */
  periods?: number;
};

const period = Duration.minutes(5);

// A trigger can only refuse by failing: one code too many, or somebody who tries to sign up past our API, is no fault.
const refusals: Record<string, number> = { CustomMessage: 20, PreSignUp: 20 };

// Jobs whose silence is a danger: nobody is waiting for them who would notice.
const mustRun: Record<string, { within: Duration; title: string }> = {
  EscalateAlerts: { within: Duration.minutes(15), title: 'EscalateAlerts: does not run' },
};

const watchRuns = (name: string, fn: ServerFunction): Watched[] => {
  const job = mustRun[name];
  if (!job) return [];
  return [{ title: job.title, metric: fn.metricInvocations({ period: job.within }), above: 0, mustHappen: true }];
};

export const watchFunction = (name: string, fn: ServerFunction): Watched[] => [
  ...watchRuns(name, fn),
  { title: `${name}: failed`, metric: fn.metricErrors({ period }), above: refusals[name] ?? 0 },
  { title: `${name}: refused, too many at once`, metric: fn.metricThrottles({ period }), above: 0 },
  { title: `${name}: slow`, metric: fn.metricDuration({ period, statistic: 'p99' }), above: 3000, periods: 3 },
];

export const watchApi = (api: HttpApi): Watched[] => [
  { title: 'API: answers of 500 and above', metric: api.metricServerError({ period, statistic: 'Sum' }), above: 0 },
  {
    title: 'API: many refused requests',
    metric: api.metricClientError({ period, statistic: 'Sum' }),
    above: 100,
    periods: 2,
  },
  { title: 'API: slow', metric: api.metricLatency({ period, statistic: 'p99' }), above: 3000, periods: 3 },
];

type LoggedEvent = { event: LogLine['event']; title: string; functions: ServerFunction[]; namespace: string };

/** Lines of this event in any function's log; what they say is in the log, an alarm only counts them. */
export const watchEvent = ({ event, title, functions, namespace }: LoggedEvent): Watched => {
  const metricName = event;
  for (const fn of functions) {
    new MetricFilter(fn.node.scope as Construct, `Counts-${event}`, {
      logGroup: fn.logGroup,
      filterPattern: FilterPattern.literal(`"${event}"`),
      metricNamespace: namespace,
      metricName,
      metricValue: '1',
    });
  }
  return { title, metric: new Metric({ namespace, metricName, statistic: 'Sum', period }), above: 0 };
};

const failedSignIns = ({ identity }: DataStack): IMetric => {
  const dimensions = (UserPoolClient: string) => ({ UserPool: identity.userPool.userPoolId, UserPoolClient });
  const clients = [identity.browserClient, identity.serverClient];
  const of = (statistic: string, client: string) =>
    new Metric({
      namespace: 'AWS/Cognito',
      metricName: 'SignInSuccesses',
      dimensionsMap: dimensions(client),
      statistic,
      period,
    });
  // Cognito counts a success as 1 and a failure as 0.
  return new MathExpression({
    expression: clients.map((_, n) => `FILL(tried${n}, 0) - FILL(right${n}, 0)`).join(' + '),
    usingMetrics: Object.fromEntries(
      clients.flatMap(({ userPoolClientId }, n) => [
        [`tried${n}`, of('SampleCount', userPoolClientId)],
        [`right${n}`, of('Sum', userPoolClientId)],
      ]),
    ),
    label: 'Failed sign-ins',
    period,
  });
};

const tableFailures = ({ table }: DataStack, metricName: string): IMetric =>
  new Metric({
    namespace: 'AWS/DynamoDB',
    metricName,
    dimensionsMap: { TableName: table.tableName },
    statistic: 'Sum',
    period,
  });

const backupJobs = (
  { backup }: DataStack,
  { metricName, label, period: every }: { metricName: string; label: string; period: Duration },
): IMetric => {
  const jobs = (dimensionsMap: Record<string, string>) =>
    new Metric({
      namespace: 'AWS/Backup',
      metricName,
      dimensionsMap,
      statistic: 'Sum',
      period: every,
    });
  // AWS does not say whether it counts them for the account as well as for each vault.
  return new MathExpression({
    expression: 'FILL(vault, 0) + FILL(account, 0)',
    usingMetrics: { vault: jobs({ BackupVaultName: backup.vault.backupVaultName }), account: jobs({}) },
    label,
    period: every,
  });
};

export const watchData = (data: DataStack, monthlyTextSpend: number): Watched[] => [
  { title: 'Sign-in: many failures', metric: failedSignIns(data), above: 20 },
  { title: 'Table: reads held back', metric: tableFailures(data, 'ReadThrottleEvents'), above: 0 },
  { title: 'Table: writes held back', metric: tableFailures(data, 'WriteThrottleEvents'), above: 0 },
  {
    title: 'Texts: this month costs more than expected',
    metric: new Metric({
      namespace: 'AWS/SNS',
      metricName: 'SMSMonthToDateSpentUSD',
      statistic: 'Maximum',
      period: Duration.hours(1),
    }),
    above: monthlyTextSpend,
  },
  {
    title: 'Backup: a job failed',
    metric: backupJobs(data, {
      metricName: 'NumberOfBackupJobsFailed',
      label: 'Failed backups',
      period: Duration.hours(1),
    }),
    above: 0,
  },
  {
    title: 'Backup: none for a day',
    metric: backupJobs(data, {
      metricName: 'NumberOfBackupJobsCompleted',
      label: 'Completed backups',
      period: Duration.days(1),
    }),
    above: 0,
    mustHappen: true,
  },
];
