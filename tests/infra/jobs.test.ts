import { expect, it } from 'vitest';
import { readGrants } from './policies.ts';
import { find, findOne, synthesise } from './synthesise.ts';

const { service } = synthesise();

const ruleOf = (start: string) => {
  const job = findOne(service, 'AWS::Lambda::Function', `${start}Function`);
  const [rule] = find<{ Targets: unknown[] }>(service, 'AWS::Events::Rule').filter(({ id }) => id.startsWith(start));
  expect(rule?.Properties.Targets).toMatchObject([
    { Arn: { 'Fn::GetAtt': [job.id, 'Arn'] }, RetryPolicy: { MaximumRetryAttempts: 2 } },
  ]);
  return rule?.Properties;
};
const grantsOf = (start: string) =>
  [...readGrants(service)]
    .filter(([role]) => role.startsWith(start))
    .flatMap(([, all]) => all)
    .filter(({ action }) => /^(dynamodb|cognito-idp|sns|s3):/.test(action))
    .map(({ action, condition }) => `${action} ${condition}`.trim());

it('what is due is looked for every week, by a function that can dispose of nothing', () => {
  expect(ruleOf('Retention')).toMatchObject({ ScheduleExpression: 'cron(0 6 ? * MON *)', State: 'ENABLED' });
  expect(grantsOf('Retention')).toEqual(['dynamodb:Query LIST#messages', 'dynamodb:Query LIST#patients']);
});

it('alerts are escalated every five minutes, by a function that reads no record', () => {
  expect(ruleOf('EscalateAlerts')).toMatchObject({ ScheduleExpression: 'rate(5 minutes)', State: 'ENABLED' });
  const writes = ['RECORD#*', 'LIST#open-alerts', 'LIMIT#day#*'];
  expect(grantsOf('EscalateAlerts').toSorted()).toEqual(
    [
      'cognito-idp:AdminGetUser',
      'cognito-idp:ListUsersInGroup',
      'dynamodb:GetItem SETTINGS',
      'dynamodb:Query LIST#open-alerts',
      ...['PutItem', 'UpdateItem'].flatMap((action) => writes.map((partition) => `dynamodb:${action} ${partition}`)),
      'sns:Publish',
    ].toSorted(),
  );
});

it('its texts come from the name that the configuration chooses', () => {
  const named = synthesise({ textSenderId: 'BCAHealth' }).service;
  const variablesOf = (template: typeof service) =>
    findOne<{ Environment: { Variables: object } }>(template, 'AWS::Lambda::Function', 'EscalateAlertsFunction')
      .Properties.Environment.Variables;
  expect(variablesOf(named)).toMatchObject({ TEXT_SENDER_ID: 'BCAHealth' });
  expect(variablesOf(service)).not.toHaveProperty('TEXT_SENDER_ID');
});
