import { expect, it } from 'vitest';
import { readGrants } from './policies.ts';
import { findOne, synthesise } from './synthesise.ts';

const { service } = synthesise();

it('what is due is looked for every week, by a function that can dispose of nothing', () => {
  const job = findOne(service, 'AWS::Lambda::Function', 'RetentionFunction');
  expect(findOne(service, 'AWS::Events::Rule', 'Retention').Properties).toMatchObject({
    ScheduleExpression: 'cron(0 6 ? * MON *)',
    State: 'ENABLED',
    Targets: [{ Arn: { 'Fn::GetAtt': [job.id, 'Arn'] }, RetryPolicy: { MaximumRetryAttempts: 2 } }],
  });
  const grants = [...readGrants(service)].filter(([role]) => role.startsWith('Retention')).flatMap(([, all]) => all);
  const table = grants.filter(({ action }) => action.startsWith('dynamodb:'));
  expect(table.map(({ action, condition }) => `${action} ${condition}`)).toEqual([
    'dynamodb:Query LIST#messages',
    'dynamodb:Query LIST#messages-junk',
    'dynamodb:Query LIST#patients/active',
    'dynamodb:Query LIST#patients/inactive',
    'dynamodb:Query LIST#patients/junk',
  ]);
});
