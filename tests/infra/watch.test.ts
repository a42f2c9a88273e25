import { describe, expect, it } from 'vitest';
import { find, findOne, outputOf, retained, synthesise } from './synthesise.ts';

type Metric = { MetricName?: string; Namespace?: string; Dimensions?: { Name: string; Value: unknown }[] };
type Alarm = Metric & {
  AlarmDescription: string;
  AlarmActions?: unknown[];
  OKActions?: unknown[];
  ActionsEnabled?: boolean;
  ComparisonOperator: string;
  Threshold: number;
  TreatMissingData: string;
  Period?: number;
  EvaluationPeriods: number;
  ExtendedStatistic?: string;
  Metrics?: {
    Expression?: string;
    MetricStat?: { Metric: Metric; Stat: string; Period: number };
    ReturnData?: boolean;
  }[];
};

const { data, service } = synthesise({ monthlyTextSpend: 7, monthlyBudget: 90, auditCopyYears: 7 });
const topic = findOne<{ KmsMasterKeyId: unknown }>(data, 'AWS::SNS::Topic');
const alarmsOf = (template: typeof data) => find<Alarm>(template, 'AWS::CloudWatch::Alarm');
const stacks = [
  { name: 'data', alarms: alarmsOf(data), topicArn: { Ref: topic.id } },
  { name: 'service', alarms: alarmsOf(service), topicArn: outputOf('Alarms') },
];
const every = stacks.flatMap(({ alarms }) => alarms);
const titleOf = ({ Properties }: { Properties: Alarm }) => Properties.AlarmDescription.split('. See')[0] ?? '';

const alarmOf = (title: string) => {
  const found = every.filter((alarm) => titleOf(alarm) === title);
  if (!found[0] || found.length > 1) throw new Error(`There is not exactly one alarm "${title}"`);
  return found[0].Properties;
};
const metricsOf = (title: string) =>
  (alarmOf(title).Metrics ?? []).flatMap(({ MetricStat }) => (MetricStat ? [MetricStat] : []));
const functionsOf = (title: string) =>
  metricsOf(title).flatMap(({ Metric: { MetricName, Namespace, Dimensions } }) => {
    if (Namespace !== 'AWS/Lambda') return [];
    const [, named] = /"(?:Identity)?(\w+)Function\w{8}"/.exec(JSON.stringify(Dimensions)) ?? [];
    return `${named} ${MetricName}`;
  });

describe.each(stacks)('an alarm of the $name stack', ({ alarms, topicArn }) => {
  it('publishes to the topic when it comes and when it goes', () => {
    expect(alarms.length).toBeGreaterThan(5);
    for (const { id, Properties } of alarms) {
      expect(Properties.ActionsEnabled).not.toBe(false);
      expect(Properties, id).toMatchObject({ AlarmActions: [topicArn], OKActions: [topicArn] });
    }
  });

  it('watches functions of its own stack only: the other can be changed without it', () => {
    const watched = JSON.stringify(alarms.map(({ Properties }) => Properties.Metrics));
    expect(watched).toContain('AWS/Lambda');
    expect(watched).not.toContain('Fn::GetStackOutput');
  });
});

describe('many submissions of strangers', () => {
  it('are an alarm above thirty in an hour, of all kinds together', () => {
    expect(alarmOf('Strangers: more than 30 referrals and messages in an hour')).toMatchObject({
      MetricName: 'events',
      Dimensions: [{ Name: 'event', Value: 'submission' }],
      Statistic: 'Sum',
      Period: 3600,
      Threshold: 30,
      ComparisonOperator: 'GreaterThanThreshold',
      EvaluationPeriods: 1,
    });
  });
});

describe('one fault', () => {
  it('of a function that answers the API is an answer of 500 and no alarm of its own', () => {
    const watched = every.flatMap((alarm) => functionsOf(titleOf(alarm)));
    expect(new Set(watched.map((one) => one.split(' ')[0]))).toEqual(
      new Set([
        'PreTokenGeneration',
        'CustomMessage',
        'PreSignUp',
        'Nightly',
        'Retention',
        'Probe',
        'EscalateAlerts',
        'RemindPeople',
        'CheckDocuments',
        'CountReport',
      ]),
    );
    expect(
      metricsOf('Site: it does not answer, or with errors').map(({ Metric: { MetricName } }) => MetricName),
    ).toEqual(['5xx', 'Invocations', 'Errors']);
  });
});

describe('a job that failed, or found no room', () => {
  it('is not tried again beside the next run of its schedule where that is a matter of minutes', () => {
    type Retries = { FunctionName: { Ref: string }; MaximumRetryAttempts: number; MaximumEventAgeInSeconds: number };
    const { service, data } = synthesise();
    const found = [service, data].flatMap((template) => find<Retries>(template, 'AWS::Lambda::EventInvokeConfig'));
    const retries = found.map(({ Properties }) => [
      Properties.FunctionName.Ref.replace(/Function\w{8}$/, ''),
      Properties.MaximumRetryAttempts,
      Properties.MaximumEventAgeInSeconds / 60,
    ]);
    expect(retries.toSorted()).toEqual([
      ['CheckDocuments', 0, 2],
      ['CollectPacks', 0, 15],
      ['CountReport', 0, 10],
      ['Erase', 0, 15],
      ['EscalateAlerts', 0, 5],
      ['Probe', 0, 5],
      ['RemindPeople', 0, 15],
    ]);
  });
});

describe('an alarm about silence', () => {
  const must = [
    'Backup: no copy was made for 36 hours',
    'Night: the job for accounts and keys has not finished',
    'Site: it does not answer, or with errors',
    'Retention: the weekly job has not finished for a week',
    'Alerts: nobody is texted about one that is open',
    'Sessions: the job that sends reminders has not finished for 3 hours',
    'Documents: the job that checks them has not finished for an hour',
    'Report: nothing was counted for 3 hours',
  ];

  it('exists where something must happen, and nowhere else', () => {
    for (const alarm of every) {
      const isFault = must.includes(titleOf(alarm));
      expect(alarm.Properties, titleOf(alarm)).toMatchObject({
        ComparisonOperator: isFault ? 'LessThanOrEqualToThreshold' : 'GreaterThanThreshold',
        TreatMissingData: isFault ? 'breaching' : 'notBreaching',
      });
    }
  });

  it.each([
    ['Backup: no copy was made for 36 hours', 36 * 3600],
    ['Night: the job for accounts and keys has not finished', 26 * 3600],
    ['Site: it does not answer, or with errors', 15 * 60],
    ['Retention: the weekly job has not finished for a week', 7 * 24 * 3600],
    ['Alerts: nobody is texted about one that is open', 15 * 60],
    ['Sessions: the job that sends reminders has not finished for 3 hours', 3 * 3600],
  ])('"%s" is noticed after %i seconds, and no run of the job is ever that far from the last', (title, seconds) => {
    const [{ Period = 0 } = {}] = metricsOf(title);
    expect(alarmOf(title).EvaluationPeriods * Period).toBe(seconds);
    // CloudWatch looks back at most a week, and for periods of under an hour at most a day.
    expect(seconds).toBeLessThanOrEqual(Period < 3600 ? 86_400 : 604_800);
  });

  it('of a job is counted by the runs that came to their end', () => {
    for (const [title, name] of [
      [must[1], 'Nightly'],
      [must[3], 'Retention'],
      [must[5], 'RemindPeople'],
    ] as const) {
      expect(functionsOf(title ?? '')).toEqual([`${name} Invocations`, `${name} Errors`]);
      expect(alarmOf(title ?? '').Metrics?.[0]?.Expression).toBe('FILL(ran, 0) - FILL(failed, 0)');
    }
  });

  it.each([
    [must[2], ['Probe Invocations', 'Probe Errors'], 'IF(FILL(errors, 0) > 0, 0, FILL(ran, 0) - FILL(failed, 0))'],
    [must[4], ['EscalateAlerts Invocations', 'EscalateAlerts Errors'], 'IF(FILL(failed, 0) > 0, 0, FILL(ran, 0))'],
  ])('"%s" comes as well with one error, at once: it is one fault and one mail', (title = '', watched, expression) => {
    expect(functionsOf(title)).toEqual(watched);
    expect(alarmOf(title).Metrics?.[0]?.Expression).toBe(expression);
  });
});

describe('the topic', () => {
  it('reaches the chosen email address, under our own key', () => {
    expect(findOne(data, 'AWS::SNS::Subscription').Properties).toMatchObject({
      Protocol: 'email',
      Endpoint: 'it@example.org',
      TopicArn: { Ref: topic.id },
    });
    expect(JSON.stringify(topic.Properties.KmsMasterKeyId)).toContain('OperationsKey');
  });
});

type MetricFilter = { FilterPattern: string; LogGroupName: unknown; MetricTransformations: Metric[] };
const filters = [data, service].flatMap((template) => find<MetricFilter>(template, 'AWS::Logs::MetricFilter'));

describe('an alarm', () => {
  it.each([
    ['unreadable-item', 'Records: one cannot be read'],
    ['retention-due', 'Retention: something is due'],
    ['quota-exceeded', 'Limits of a day: one is used up'],
    ['mail-failed', 'Mail: one could not be sent'],
    ['document-waits', 'Documents: one has waited for its check for an hour'],
    ['audit-changed', 'Audit log: an entry was changed'],
    ['certificate-ends', 'Site: its certificate is not renewed'],
    ['key-ends', 'Keys: one is switched off, or will be deleted'],
  ])('is raised by one line "%s" in the log of any function', (event, title) => {
    expect(alarmOf(title)).toMatchObject({
      Namespace: 'bca',
      MetricName: 'events',
      Dimensions: [{ Name: 'event', Value: event }],
      Threshold: 0,
    });
    for (const { Properties } of filters) expect(Properties.FilterPattern).toContain(`($.message.event = "${event}")`);
  });

  it('counts lines of JSON, in the log of every function, by one filter each: a stack has no room for more', () => {
    const functions = [data, service].flatMap((template) =>
      find<{ Runtime: string; LoggingConfig?: { LogFormat: string; LogGroup: unknown } }>(
        template,
        'AWS::Lambda::Function',
      ).filter(({ Properties }) => Properties.Runtime.startsWith('node')),
    );
    for (const { id, Properties } of functions) expect(Properties.LoggingConfig?.LogFormat, id).toBe('JSON');
    expect(filters.map(({ Properties }) => JSON.stringify(Properties.LogGroupName)).toSorted()).toEqual(
      functions.map(({ Properties }) => JSON.stringify(Properties.LoggingConfig?.LogGroup)).toSorted(),
    );
    for (const { Properties } of filters) {
      expect(Properties.MetricTransformations).toEqual([
        {
          MetricName: 'events',
          MetricNamespace: 'bca',
          MetricValue: '1',
          Dimensions: [{ Key: 'event', Value: '$.message.event' }],
        },
      ]);
    }
  });

  it('is raised by many refusals and slow answers of the API', () => {
    expect(alarmOf('API: many refused requests')).toMatchObject({ MetricName: '4xx' });
    expect(alarmOf('API: slow')).toMatchObject({ MetricName: 'Latency', ExtendedStatistic: 'p99' });
  });

  it('is raised by triggers of the user pool: by one failure, or by more refusals than an honest hour has', () => {
    expect(functionsOf('Sign-in: it fails for everybody')).toEqual(
      ['PreTokenGeneration', 'CustomMessage', 'PreSignUp'].map((name) => `${name} Errors`),
    );
    expect(alarmOf('Sign-in: it fails for everybody').Metrics?.[0]?.Expression).toBe(
      [
        'FILL(failedPreTokenGeneration, 0)',
        'IF(FILL(failedCustomMessage, 0) > 20, FILL(failedCustomMessage, 0), 0)',
        'IF(FILL(failedPreSignUp, 0) > 20, FILL(failedPreSignUp, 0), 0)',
      ].join(' + '),
    );
  });

  it('is raised by many failed sign-ins at either client', () => {
    expect((alarmOf('Sign-in: many failures').Metrics ?? []).flatMap(({ Expression }) => Expression ?? [])).toEqual([
      'FILL(tried0, 0) - FILL(right0, 0) + FILL(tried1, 0) - FILL(right1, 0)',
    ]);
    expect(
      metricsOf('Sign-in: many failures').map(({ Metric: { MetricName }, Stat }) => `${MetricName} ${Stat}`),
    ).toEqual(['SampleCount', 'Sum', 'SampleCount', 'Sum'].map((stat) => `SignInSuccesses ${stat}`));
  });

  it('is raised by the table holding back, by a failed backup, and by a copy of the audit log that fails', () => {
    expect(metricsOf('Table: requests held back').map(({ Metric: { MetricName } }) => MetricName)).toEqual([
      'ReadThrottleEvents',
      'WriteThrottleEvents',
    ]);
    expect(
      metricsOf('Backup: a job failed').map(({ Metric: { MetricName, Dimensions } }) => [
        MetricName,
        Dimensions?.map(({ Name }) => Name),
      ]),
    ).toEqual([
      ['NumberOfBackupJobsFailed', ['BackupVaultName']],
      ['NumberOfBackupJobsFailed', undefined],
    ]);
    expect(alarmOf('Audit log: it is not copied')).toMatchObject({ MetricName: 'Errors', Threshold: 0 });
  });

  it('is raised by texts and by a bill beyond what was chosen', () => {
    expect(alarmOf('Texts: this month costs more than expected')).toMatchObject({
      MetricName: 'SMSMonthToDateSpentUSD',
      Threshold: 7,
    });
    expect(findOne(service, 'AWS::Budgets::Budget').Properties).toMatchObject({
      Budget: { BudgetLimit: { Amount: 90, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
      NotificationsWithSubscribers: [
        { Notification: { NotificationType: 'ACTUAL', Threshold: 80 } },
        { Notification: { NotificationType: 'FORECASTED', Threshold: 100 } },
      ].map((one) => ({ ...one, Subscribers: [{ SubscriptionType: 'SNS', Address: outputOf('Alarms') }] })),
    });
    const without = synthesise({ acceptNoBudget: 'Our federation keeps the budgets of all members.' });
    expect(find(without.service, 'AWS::Budgets::Budget')).toEqual([]);
  });
});

it('one dashboard shows the state of every alarm that sends a mail, and what each watches, in no more graphs than are free', () => {
  const body = JSON.stringify(findOne(service, 'AWS::CloudWatch::Dashboard').Properties);
  const titles = every.filter(({ Properties }) => Properties.AlarmActions).map(titleOf);
  for (const title of titles) expect(body).toContain(title);
  const shown = findOne<{ DashboardBody: unknown }>(service, 'AWS::CloudWatch::Dashboard').Properties.DashboardBody;
  expect(JSON.stringify(shown).match(/Fn::GetAtt|GetStackOutput/g)?.length).toBeGreaterThan(titles.length);
  const metrics = every.map(({ Properties }) => Properties.Metrics?.filter(({ MetricStat }) => MetricStat).length ?? 1);
  expect(metrics.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(50);
});

it('an alarm that reckons with several counts looks at what it reckons, and at none of the counts', () => {
  const reckoned = every.flatMap(({ Properties }) => (Properties.Metrics ? [Properties.Metrics] : []));
  expect(reckoned.length).toBeGreaterThan(1);
  for (const metrics of reckoned) {
    const looked = metrics.filter(({ ReturnData }) => ReturnData !== false);
    expect(looked).toEqual([expect.objectContaining({ Expression: expect.any(String) })]);
    // CloudWatch's limit.
    expect(metrics.length).toBeLessThanOrEqual(11);
  }
});

describe('the key of logs and alarms', () => {
  it('is another than that of the records, renewed every year, and used by logs of our own account', () => {
    type Policy = { KeyPolicy: { Statement: Record<string, unknown>[] } };
    const key = findOne<Policy>(data, 'AWS::KMS::Key', 'OperationsKey');
    expect(key).toMatchObject({ ...retained, Properties: { EnableKeyRotation: true } });
    // The first is the account itself; secrets use the key on behalf of whoever may read them.
    const [, ...others] = key.Properties.KeyPolicy.Statement;
    const services = others.filter(({ Condition }) => !JSON.stringify(Condition).includes('kms:ViaService'));
    expect(services.map(({ Principal }) => Principal)).toEqual([
      { Service: 'logs.eu-west-2.amazonaws.com' },
      { Service: ['budgets.amazonaws.com', 'cloudwatch.amazonaws.com'] },
    ]);
    for (const { Condition } of services) expect(JSON.stringify(Condition)).toContain('AWS::AccountId');
    // Without these, logs are refused, and alarms are raised and reach nobody.
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
