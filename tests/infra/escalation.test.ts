import { expect, it } from 'vitest';
import { readGrants } from './policies.ts';
import { findOne, synthesise } from './synthesise.ts';

const { service } = synthesise();

it('alerts are escalated every five minutes, by a function that reads no record', () => {
  const job = findOne(service, 'AWS::Lambda::Function', 'EscalateAlertsFunction');
  expect(findOne(service, 'AWS::Events::Rule', 'EscalateAlerts').Properties).toMatchObject({
    ScheduleExpression: 'rate(5 minutes)',
    State: 'ENABLED',
    Targets: [{ Arn: { 'Fn::GetAtt': [job.id, 'Arn'] } }],
  });
  const grants = [...readGrants(service)]
    .filter(([role]) => role.startsWith('EscalateAlerts'))
    .flatMap(([, all]) => all);
  const writes = ['RECORD#*', 'LIST#open-alerts'];
  expect(
    grants
      .filter(({ action }) => /^(dynamodb|cognito-idp|sns|s3):/.test(action))
      .map(({ action, condition }) => `${action} ${condition}`.trim())
      .toSorted(),
  ).toEqual(
    [
      'cognito-idp:AdminGetUser',
      'cognito-idp:ListUsersInGroup',
      'dynamodb:BatchGetItem SETTINGS',
      'dynamodb:GetItem SETTINGS',
      'dynamodb:Query ABSENCES',
      'dynamodb:Query LIST#open-alerts',
      ...['PutItem', 'UpdateItem'].flatMap((action) => writes.map((partition) => `dynamodb:${action} ${partition}`)),
      'dynamodb:UpdateItem LIMIT#day#*',
      'sns:Publish',
    ].toSorted(),
  );
});

it('texts of the escalation come from the name that the configuration chooses', () => {
  const named = synthesise({ textSenderId: 'BCAHealth' }).service;
  const variablesOf = (template: typeof service) =>
    findOne<{ Environment: { Variables: object } }>(template, 'AWS::Lambda::Function', 'EscalateAlertsFunction')
      .Properties.Environment.Variables;
  expect(variablesOf(named)).toMatchObject({ TEXT_SENDER_ID: 'BCAHealth' });
  expect(variablesOf(service)).not.toHaveProperty('TEXT_SENDER_ID');
});
