import { describe, expect, it } from 'vitest';
import { readGrants } from './policies.ts';
import { find, synthesise } from './synthesise.ts';

type Function = { Environment?: { Variables: Record<string, unknown> } };
const senders = (template: ReturnType<typeof synthesise>['service']) =>
  find<Function>(template, 'AWS::Lambda::Function')
    .filter(({ Properties }) => Properties.Environment?.Variables.MAIL_FROM !== undefined)
    .map(({ id, Properties }) => ({ id, from: Properties.Environment?.Variables.MAIL_FROM }));
const mailing = ({ service, data }: ReturnType<typeof synthesise>) =>
  [...readGrants(service), ...readGrants(data)].flatMap(([role, list]) =>
    list.filter(({ action }) => action.startsWith('ses:')).map((one) => ({ role, ...one })),
  );

describe('mail of our own functions', () => {
  const chosen = synthesise({ emailDomain: 'bca.org' });

  it('is sent from one address of one identity, by those alone whose work it is', () => {
    const grants = mailing(chosen);
    expect(grants.map(({ role }) => role.replace(/Role\w{8}$/, ''))).toEqual([
      'Apipublic',
      'Apistaff',
      'Apiadmin',
      'RemindPeople',
    ]);
    for (const { action, resource, condition } of grants) {
      expect(action).toBe('ses:SendEmail');
      expect(resource).toMatch(/:ses:eu-west-2:.*AWS::AccountId.*:identity\/bca\.org/);
      expect(JSON.parse(condition)).toEqual({ StringEquals: { 'ses:FromAddress': 'no-reply@bca.org' } });
    }
    expect(senders(chosen.service).map(({ from }) => from)).toEqual(Array(4).fill('no-reply@bca.org'));
  });

  it('is not there without a domain: no permission, and no function is told of an address', () => {
    const without = synthesise();
    expect(mailing(without)).toEqual([]);
    expect(senders(without.service)).toEqual([]);
  });
});
