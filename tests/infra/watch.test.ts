import { describe, expect, it } from 'vitest';
import { permissions } from '../../infra/cloud/permissions.ts';
import { find, findOne, retained, synthesise } from './synthesise.ts';

type Metric = { MetricName?: string; Namespace?: string; Dimensions?: { Name: string; Value: unknown }[] };
type Alarm = Metric & {
  AlarmDescription: string;
  AlarmActions: unknown[];
  OKActions: unknown[];
  ActionsEnabled?: boolean;
  ComparisonOperator: string;
  Threshold: number;
  TreatMissingData: string;
  ExtendedStatistic?: string;
  Metrics?: { Expression?: string; MetricStat?: { Metric: Metric; Stat: string }; ReturnData?: boolean }[];
};

const { data, service } = synthesise({ monthlyTextSpend: 7, monthlyBudget: 90 });
const alarms = find<Alarm>(service, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);
const topic = findOne<{ KmsMasterKeyId: unknown }>(service, 'AWS::SNS::Topic');
const triggers = ['CustomMessage', 'PreSignUp', 'PreTokenGeneration'];
const functions = [...Object.keys(permissions), ...triggers, 'Retention', 'EscalateAlerts'];

const alarmOf = (title: string): Alarm => {
  const found = alarms.filter(({ AlarmDescription }) => AlarmDescription.startsWith(`${title}.`));
  if (!found[0] || found.length > 1) throw new Error(`There is not exactly one alarm "${title}"`);
  return found[0];
};

describe('every alarm', () => {
  it('tells the topic when it comes and when it goes, and is not raised by silence, but where silence is the fault', () => {
    for (const alarm of alarms) {
      expect(alarm).toMatchObject({
        AlarmActions: [{ Ref: topic.id }],
        OKActions: [{ Ref: topic.id }],
      });
      const silent = /^(Backup: none for a day|EscalateAlerts: does not run)/.test(alarm.AlarmDescription);
      expect(alarm.ComparisonOperator === 'GreaterThanThreshold', alarm.AlarmDescription).toBe(!silent);
      expect(alarm.TreatMissingData === 'notBreaching', alarm.AlarmDescription).toBe(!silent);
      expect(alarm.ActionsEnabled).not.toBe(false);
    }
  });
});

describe('the topic', () => {
  it('reaches the chosen email address, under our own key', () => {
    expect(findOne(service, 'AWS::SNS::Subscription').Properties).toMatchObject({
      Protocol: 'email',
      Endpoint: 'it@example.org',
      TopicArn: { Ref: topic.id },
    });
    expect(JSON.stringify(topic.Properties.KmsMasterKeyId)).toMatch(/GetStackOutput.*OperationsKey/);
  });

  it('is written by CloudWatch and the budget of our own account, over TLS only', () => {
    type Policy = { PolicyDocument: { Statement: { Effect: string; Principal: unknown; Condition: unknown }[] } };
    const { Statement } = findOne<Policy>(service, 'AWS::SNS::TopicPolicy').Properties.PolicyDocument;
    expect(Statement).toEqual([
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
      expect.objectContaining({
        Effect: 'Allow',
        Action: 'sns:Publish',
        Principal: { Service: ['budgets.amazonaws.com', 'cloudwatch.amazonaws.com'] },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      }),
    ]);
  });
});

describe.each(functions)('the function of %s', (name) => {
  it('raises an alarm when it fails, is refused or is slow', () => {
    const refusesByFailing = ['CustomMessage', 'PreSignUp'].includes(name);
    expect(alarmOf(`${name}: failed`)).toMatchObject({ MetricName: 'Errors', Threshold: refusesByFailing ? 20 : 0 });
    expect(alarmOf(`${name}: refused, too many at once`)).toMatchObject({ MetricName: 'Throttles', Threshold: 0 });
    expect(alarmOf(`${name}: slow`)).toMatchObject({ MetricName: 'Duration', ExtendedStatistic: 'p99' });
    for (const alarm of ['failed', 'slow'].map((title) => alarmOf(`${name}: ${title}`))) {
      expect(JSON.stringify(alarm.Dimensions)).toMatch(new RegExp(name));
    }
  });
});

describe('an alarm', () => {
  it.each([
    ['unreadable-item', 'Records: one cannot be read'],
    ['surprise', 'Functions: something unforeseen'],
    ['retention-due', 'Retention: something is due'],
  ])('is raised by one line "%s" in the log of any function', (event, title) => {
    const filters = [data, service].flatMap((template) =>
      find<{ FilterPattern: string; MetricTransformations: Metric[] }>(template, 'AWS::Logs::MetricFilter').filter(
        ({ Properties }) => Properties.FilterPattern === `"${event}"`,
      ),
    );
    expect(filters).toHaveLength(functions.length);
    const alarm = alarmOf(title);
    expect(alarm.Threshold).toBe(0);
    for (const { Properties } of filters) {
      expect(Properties.MetricTransformations).toEqual([
        { MetricName: alarm.MetricName, MetricNamespace: alarm.Namespace, MetricValue: '1' },
      ]);
    }
  });

  it('is raised by failed answers, many refusals and slow answers of the API', () => {
    expect(alarmOf('API: answers of 500 and above')).toMatchObject({ MetricName: '5xx', Threshold: 0 });
    expect(alarmOf('API: many refused requests')).toMatchObject({ MetricName: '4xx' });
    expect(alarmOf('API: slow')).toMatchObject({ MetricName: 'Latency', ExtendedStatistic: 'p99' });
  });

  it('is raised by many failed sign-ins at either client', () => {
    const metrics = alarmOf('Sign-in: many failures').Metrics ?? [];
    expect(metrics.flatMap(({ Expression }) => Expression ?? [])).toEqual([
      'FILL(tried0, 0) - FILL(right0, 0) + FILL(tried1, 0) - FILL(right1, 0)',
    ]);
    expect(
      metrics.flatMap(({ MetricStat }) => (MetricStat ? [`${MetricStat.Metric.MetricName} ${MetricStat.Stat}`] : [])),
    ).toEqual([
      'SignInSuccesses SampleCount',
      'SignInSuccesses Sum',
      'SignInSuccesses SampleCount',
      'SignInSuccesses Sum',
    ]);
  });

  it('tells that no backup was completed, also where nothing is heard of backups at all', () => {
    expect(alarmOf('Backup: none for a day')).toMatchObject({
      Threshold: 0,
      ComparisonOperator: 'LessThanOrEqualToThreshold',
      TreatMissingData: 'breaching',
    });
    expect(JSON.stringify(alarmOf('Backup: none for a day'))).toContain('NumberOfBackupJobsCompleted');
  });

  it('tells that alerts are not escalated any more, also where nothing is heard of the job at all', () => {
    expect(alarmOf('EscalateAlerts: does not run')).toMatchObject({
      MetricName: 'Invocations',
      Period: 900,
      Threshold: 0,
      ComparisonOperator: 'LessThanOrEqualToThreshold',
      TreatMissingData: 'breaching',
    });
  });

  it('is raised by the table holding back, and by a failed backup', () => {
    expect(alarmOf('Table: reads held back').MetricName).toBe('ReadThrottleEvents');
    expect(alarmOf('Table: writes held back').MetricName).toBe('WriteThrottleEvents');
    const { Threshold, Metrics = [] } = alarmOf('Backup: a job failed');
    expect(Threshold).toBe(0);
    expect(Metrics.flatMap(({ Expression }) => Expression ?? [])).toEqual(['FILL(vault, 0) + FILL(account, 0)']);
    const counted = Metrics.flatMap(({ MetricStat }) => MetricStat?.Metric ?? []);
    expect(counted.map(({ MetricName, Dimensions }) => [MetricName, Dimensions?.map(({ Name }) => Name)])).toEqual([
      ['NumberOfBackupJobsFailed', ['BackupVaultName']],
      ['NumberOfBackupJobsFailed', undefined],
    ]);
  });

  it('is raised by texts and by a bill beyond what was chosen', () => {
    expect(alarmOf('Texts: this month costs more than expected')).toMatchObject({
      MetricName: 'SMSMonthToDateSpentUSD',
      Threshold: 7,
    });
    const budget = findOne(service, 'AWS::Budgets::Budget');
    // AWS asks the topic while it makes the budget.
    expect(budget.DependsOn).toContain(findOne(service, 'AWS::SNS::TopicPolicy').id);
    expect(budget.Properties).toMatchObject({
      Budget: { BudgetLimit: { Amount: 90, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
      NotificationsWithSubscribers: [
        { Notification: { NotificationType: 'ACTUAL', Threshold: 80 } },
        { Notification: { NotificationType: 'FORECASTED', Threshold: 100 } },
      ].map((one) => ({ ...one, Subscribers: [{ SubscriptionType: 'SNS', Address: { Ref: topic.id } }] })),
    });
  });
});

it('one dashboard shows the state of every alarm, and what each watches', () => {
  const body = JSON.stringify(findOne(service, 'AWS::CloudWatch::Dashboard').Properties);
  for (const { id } of find(service, 'AWS::CloudWatch::Alarm')) expect(body).toContain(id);
  for (const { AlarmDescription } of alarms) expect(body).toContain(AlarmDescription.split('. See')[0]);
});

it('an alarm that reckons with several counts looks at what it reckons, and at none of the counts', () => {
  const reckoned = find<Alarm>(service, 'AWS::CloudWatch::Alarm').flatMap(({ Properties }) =>
    Properties.Metrics ? [Properties.Metrics] : [],
  );
  expect(reckoned.length).toBeGreaterThan(1);
  for (const metrics of reckoned) {
    const looked = metrics.filter(({ ReturnData }) => ReturnData !== false);
    expect(looked).toEqual([expect.objectContaining({ Expression: expect.any(String) })]);
  }
});

describe('the key of logs and alarms', () => {
  it('is another than that of the records, renewed every year, and used by logs of our own account', () => {
    type Policy = { KeyPolicy: { Statement: Record<string, unknown>[] } };
    const key = findOne<Policy>(data, 'AWS::KMS::Key', 'OperationsKey');
    expect(key).toMatchObject({ ...retained, Properties: { EnableKeyRotation: true } });
    // The first is the account itself; secrets use the key in the name of whoever may read them.
    const [, ...others] = key.Properties.KeyPolicy.Statement;
    const services = others.filter(({ Condition }) => !JSON.stringify(Condition).includes('kms:ViaService'));
    expect(services.map(({ Principal }) => Principal)).toEqual([
      { Service: 'logs.eu-west-2.amazonaws.com' },
      { Service: ['budgets.amazonaws.com', 'cloudwatch.amazonaws.com'] },
    ]);
    for (const { Condition } of services) expect(JSON.stringify(Condition)).toContain('AWS::AccountId');
    // With less, logs are refused, and alarms are raised and reach nobody.
    expect(services.map(({ Action }) => Action)).toEqual([
      ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey*', 'kms:ReEncrypt*'],
      ['kms:Decrypt', 'kms:GenerateDataKey*'],
    ]);
  });

  it('encrypts every log', () => {
    for (const template of [data, service]) {
      for (const { id, Properties } of find<{ KmsKeyId: unknown }>(template, 'AWS::Logs::LogGroup')) {
        expect(JSON.stringify(Properties.KmsKeyId), id).toContain('OperationsKey');
      }
    }
  });
});
