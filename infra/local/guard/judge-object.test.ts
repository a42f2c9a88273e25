import { expect, it } from 'vitest';
import { permissions } from '../../cloud/permissions.ts';
import { signaturesBucket, temporaryBucket } from '../settings.ts';
import { isMissingDisclosed, judgeObject } from './judge-object.ts';

const ask = (name: 'public' | 'staff' | 'admin', method: string, path: string) =>
  judgeObject(permissions[name], method, path);

it('a function reads and writes the files that its row names, each in its bucket', () => {
  expect(ask('staff', 'PUT', `/${temporaryBucket}/unclaimed/a.png`)).toEqual([]);
  expect(ask('staff', 'GET', `/${signaturesBucket}/claimed/a.png?x-id=GetObject`)).toEqual([]);
  expect(ask('staff', 'PUT', `/${temporaryBucket}/exports/a.csv`)).toEqual([]);
});

it.each([
  ['admin', 'GET', `/${signaturesBucket}/claimed/a.png`],
  ['public', 'GET', `/${temporaryBucket}/exports/a.csv`],
  ['staff', 'GET', `/${temporaryBucket}/quarantine/a.png`],
  ['staff', 'PUT', `/${temporaryBucket}/claimed/a.png`],
  ['staff', 'DELETE', `/${signaturesBucket}/claimed/a.png`],
  ['staff', 'GET', `/${signaturesBucket}?list-type=2`],
] as const)('%s is refused otherwise: %s %s', (name, method, path) => {
  expect(ask(name, method, path)).toHaveLength(1);
});

it('only the function that checks uploads is told that one is missing, and it lists nothing else', () => {
  const check = permissions.checkDocuments;
  expect(isMissingDisclosed(check, `/${temporaryBucket}/quarantine/a`)).toBe(true);
  expect(isMissingDisclosed(check, `/${temporaryBucket}/exports/a.csv`)).toBe(false);
  expect(isMissingDisclosed(permissions.staff, `/${temporaryBucket}/unclaimed/a.png`)).toBe(false);
  expect(judgeObject(check, 'GET', `/${temporaryBucket}?list-type=2&prefix=quarantine/`)).toEqual([]);
  expect(judgeObject(check, 'GET', `/${temporaryBucket}?list-type=2&prefix=exports/`)).toHaveLength(1);
  expect(judgeObject(check, 'GET', `/${temporaryBucket}?list-type=2`)).toHaveLength(1);
});
