import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { DataStack } from '../data-stack.ts';
import type { ServerFunction } from '../server-function.ts';
import { metricOf, missedFor, sumOf } from './metrics.ts';
import { fiveMinutes, type Trouble } from './trouble.ts';

const period = fiveMinutes;
const anHour = Duration.hours(1);

/** The job's name in the stack. */
export type Functions = ReadonlyMap<string, ServerFunction>;

// A trigger can only refuse by failing: one code too many, or a sign-up without our API, is no fault.
const refusing = ['CustomMessage', 'PreSignUp'];
const manyRefusals = 20;

// Throttling by Lambda is not counted here: the functions of the API share that concurrency, and their throttles are
// answers of 503, which have an alarm.
const failedTriggers = (functions: Functions): IMetric => {
  const triggers = ['PreTokenGeneration', ...refusing].flatMap((name) => {
    const fn = functions.get(name);
    return fn ? [{ name, fn }] : [];
  });
  const idOf = (name: string) => `failed${name}`;
  const count = (name: string) => `FILL(${idOf(name)}, 0)`;
  return new MathExpression({
    expression: triggers
      .map(({ name }) =>
        refusing.includes(name) ? `IF(${count(name)} > ${manyRefusals}, ${count(name)}, 0)` : count(name),
      )
      .join(' + '),
    usingMetrics: Object.fromEntries(triggers.map(({ name, fn }) => [idOf(name), fn.metricErrors({ period })])),
    label: 'Sign-ins that failed in a function',
    period,
  });
};

const failedSignIns = ({ identity }: DataStack): IMetric => {
  const clients = [identity.browserClient, identity.serverClient];
  const of = (statistic: string, UserPoolClient: string) =>
    metricOf(
      ['AWS/Cognito', 'SignInSuccesses'],
      { UserPool: identity.userPool.userPoolId, UserPoolClient },
      { statistic },
    );
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

const throttledRequests = ({ table }: DataStack): IMetric => {
  const of = (metricName: string) => metricOf(['AWS/DynamoDB', metricName], { TableName: table.tableName });
  return sumOf('Requests that the table held back', {
    reads: of('ReadThrottleEvents'),
    writes: of('WriteThrottleEvents'),
  });
};

const backupJobs = ({ backup }: DataStack, metricName: string, label: string): IMetric => {
  const jobs = (dimensions: Record<string, string>) =>
    metricOf(['AWS/Backup', metricName], dimensions, { period: anHour });
  // AWS does not document whether it counts them for the account as well as for each vault.
  return sumOf(label, { vault: jobs({ BackupVaultName: backup.vault.backupVaultName }), account: jobs({}) }, anHour);
};

// A copy is made each night, and may begin and end some hours later than the one before.
const longestBetweenBackups = 36;

/** Troubles of the data stack: accounts, table, backups, and the nightly job. */
export const watchData = (data: DataStack, functions: Functions, monthlyTextSpend: number): Trouble[] => {
  const nightly = functions.get('Nightly');
  const auditCopy = functions.get('Copy');
  const troubles: Trouble[] = [
    { title: 'Sign-in: it fails for everybody', sign: { metric: failedTriggers(functions), above: 0 } },
    { title: 'Sign-in: many failures', sign: { metric: failedSignIns(data), above: 20 } },
    { title: 'Table: requests held back', sign: { metric: throttledRequests(data), above: 0 } },
    {
      title: 'Texts: this month costs more than expected',
      sign: {
        metric: metricOf(['AWS/SNS', 'SMSMonthToDateSpentUSD'], {}, { statistic: 'Maximum', period: anHour }),
        above: monthlyTextSpend,
      },
    },
    {
      title: 'Backup: a job failed',
      sign: { metric: backupJobs(data, 'NumberOfBackupJobsFailed', 'Failed backups'), above: 0 },
    },
    {
      title: `Backup: no copy was made for ${longestBetweenBackups} hours`,
      sign: {
        metric: backupJobs(data, 'NumberOfBackupJobsCompleted', 'Completed backups'),
        above: 0,
        mustHappen: true,
        periods: longestBetweenBackups,
      },
    },
  ];
  if (nightly) {
    const title = 'Night: the job for accounts and keys has not finished';
    troubles.push({ title, sign: missedFor(nightly, 26) });
  }
  if (auditCopy) {
    troubles.push({
      title: 'Audit log: it is not copied',
      sign: { metric: auditCopy.metricErrors({ period }), above: 0 },
    });
  }
  return troubles;
};
