import { describe, expect, it } from 'vitest';
import { readGrants } from './policies.ts';
import { synthesise } from './synthesise.ts';

/*
 * What the functions may do that no call reaches: the triggers of the user pool and the daily count of what is due for
 * disposal. Written by hand: a mistake in the table of permissions must not be a mistake here.
 */
const { data, service } = synthesise();
const grants = [...readGrants(data), ...readGrants(service)];

const grantsOf = (role: string) => {
  const found = grants.filter(([name]) => name.startsWith(role));
  expect(found).toHaveLength(1);
  return found.flatMap(([, list]) => list);
};

const signIns = ['SESSION#*', 'SIGN-UP#*'];
const limits = ['LIMIT#day#*', 'LIMIT#text#*', 'SIGN-UP#*'];
const allowed: { role: string; table: Record<string, string[]>; others: string[] }[] = [
  {
    role: 'IdentityCustomMessageRole',
    table: { DeleteItem: limits, GetItem: ['LIMIT#text#*'], PutItem: limits, UpdateItem: limits },
    others: [],
  },
  { role: 'IdentityPreSignUpRole', table: { DeleteItem: ['SIGN-UP#*'] }, others: [] },
  // It notes browsers that were remembered past our API, and has the pool forget them.
  {
    role: 'IdentityPreTokenGenerationRole',
    table: { DeleteItem: signIns, PutItem: signIns, Query: ['SESSION#*'] },
    others: ['cognito-idp:AdminForgetDevice', 'cognito-idp:AdminGetUser', 'cognito-idp:AdminListDevices'],
  },
  { role: 'RetentionRole', table: { Query: ['LIST#messages', 'LIST#patients'] }, others: [] },
];

describe.each(allowed)('the role of $role', ({ role, table, others }) => {
  it('touches these partitions and no others', () => {
    const touched = grantsOf(role).filter(({ action }) => action.startsWith('dynamodb:'));
    expect(touched.map(({ action, condition }) => `${action} ${condition}`).toSorted()).toEqual(
      Object.entries(table)
        .flatMap(([action, partitions]) => partitions.map((partition) => `dynamodb:${action} ${partition}`))
        .toSorted(),
    );
  });

  it('decrypts through the table only', () => {
    for (const { action, condition } of grantsOf(role).filter(({ action }) => action.startsWith('kms:'))) {
      expect({ action, condition: JSON.parse(condition) }).toEqual({
        action,
        condition: { StringEquals: { 'kms:ViaService': 'dynamodb.eu-west-2.amazonaws.com' } },
      });
    }
  });

  it('may do nothing else but write its log and its traces', () => {
    const rest = grantsOf(role).filter(({ action }) => !/^(dynamodb|kms|logs|xray):/.test(action));
    expect(rest.map(({ action }) => action)).toEqual(others);
    expect(rest.every(({ resource }) => resource !== '*')).toBe(true);
  });
});
