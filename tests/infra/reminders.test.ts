import { expect, it } from 'vitest';
import { readGrants } from './policies.ts';
import { findOne, synthesise } from './synthesise.ts';

const { service } = synthesise();

it('people are reminded every 15 minutes, and mails tried again, by a function that changes no record and knows no account', () => {
  const job = findOne(service, 'AWS::Lambda::Function', 'RemindPeopleFunction');
  expect(findOne(service, 'AWS::Events::Rule', 'RemindPeople').Properties).toMatchObject({
    ScheduleExpression: 'rate(15 minutes)',
    State: 'ENABLED',
    Targets: [{ Arn: { 'Fn::GetAtt': [job.id, 'Arn'] } }],
  });
  const grants = [...readGrants(service)].filter(([role]) => role.startsWith('RemindPeople')).flatMap(([, all]) => all);
  expect(grants.filter(({ resource }) => resource.includes('/index/')).map(({ resource }) => resource)).toEqual([
    expect.stringContaining('/index/place5'),
  ]);
  expect(
    grants
      .filter(({ action }) => /^(dynamodb|cognito-idp|sns|s3):/.test(action))
      .map(({ action, condition }) => `${action} ${condition}`.trim())
      .toSorted(),
  ).toEqual(
    [
      ...['RECORD#*', 'SELF#*', 'SITE'].map((key) => `dynamodb:BatchGetItem ${key}`),
      // In one transaction, in which each action is allowed on all that it touches.
      ...['LINK#*', 'RECORD#*', 'SELF#*'].map((key) => `dynamodb:ConditionCheckItem ${key}`),
      'dynamodb:DeleteItem UNSENT-MAILS',
      ...['RECORD#*', 'SELF#*', 'SITE'].map((key) => `dynamodb:GetItem ${key}`),
      // In the morning somebody gets a task for a mail that no attempt brings any more.
      'dynamodb:PutItem FAILED-MAILS',
      'dynamodb:PutItem LINK#*',
      'dynamodb:PutItem RECORD#*',
      'dynamodb:PutItem SELF#*',
      // A task to tell somebody of a cancelled session whom no text reaches.
      // One statement for the keys of one transaction: IAM allows a request as a whole.
      ...['COUNTS#tasks#*', 'TASK#*'].flatMap((key) => [`dynamodb:PutItem ${key}`, `dynamodb:UpdateItem ${key}`]),
      'dynamodb:UpdateItem TELLINGS',
      'dynamodb:PutItem UNSENT-MAILS',
      // The index of due tests.
      'dynamodb:Query',
      'dynamodb:Query REMINDERS#*',
      'dynamodb:Query TELLINGS',
      'dynamodb:Query UNSENT-MAILS',
      'dynamodb:UpdateItem LIMIT#day#*',
      'dynamodb:UpdateItem REMINDERS#*',
      'dynamodb:UpdateItem SELF#*',
      'sns:Publish',
    ].toSorted(),
  );
});
