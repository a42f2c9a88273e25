import { expect, it } from 'vitest';
import { permissionsOf } from '../../cloud/permissions.ts';
import { signaturesBucket, temporaryBucket } from '../settings.ts';
import { isMissingDisclosed, judgeObject } from './judge-object.ts';

const ask = (area: 'records' | 'questionnaires' | 'inbox', method: string, path: string) =>
  judgeObject(permissionsOf(area), method, path);

it('a function reads and writes the files that its row names, each in its bucket', () => {
  expect(ask('records', 'PUT', `/${temporaryBucket}/unclaimed/a.png`)).toEqual([]);
  expect(ask('records', 'GET', `/${signaturesBucket}/claimed/a.png?x-id=GetObject`)).toEqual([]);
  expect(ask('questionnaires', 'PUT', `/${temporaryBucket}/exports/a.csv`)).toEqual([]);
});

it.each([
  ['inbox', 'GET', `/${signaturesBucket}/claimed/a.png`],
  ['records', 'GET', `/${temporaryBucket}/exports/a.csv`],
  ['records', 'PUT', `/${temporaryBucket}/claimed/a.png`],
  ['records', 'DELETE', `/${signaturesBucket}/claimed/a.png`],
  ['records', 'GET', `/${signaturesBucket}?list-type=2`],
] as const)('%s is refused otherwise: %s %s', (area, method, path) => {
  expect(ask(area, method, path)).toHaveLength(1);
});

it('only the function that checks uploads is told that one is missing, and it lists nothing else', () => {
  const check = permissionsOf('checkDocuments');
  expect(isMissingDisclosed(check, `/${temporaryBucket}/quarantine/a`)).toBe(true);
  expect(isMissingDisclosed(check, `/${temporaryBucket}/exports/a.csv`)).toBe(false);
  expect(isMissingDisclosed(permissionsOf('records'), `/${temporaryBucket}/unclaimed/a.png`)).toBe(false);
  expect(judgeObject(check, 'GET', `/${temporaryBucket}?list-type=2&prefix=quarantine/`)).toEqual([]);
  expect(judgeObject(check, 'GET', `/${temporaryBucket}?list-type=2&prefix=exports/`)).toHaveLength(1);
  expect(judgeObject(check, 'GET', `/${temporaryBucket}?list-type=2`)).toHaveLength(1);
});
