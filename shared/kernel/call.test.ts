import { expect, it } from 'vitest';
import * as z from 'zod';
import { auditKindOf, bodyBytesOf, type Call, concernsRecords, handlerChecksAccess, recordPlacesOf } from './call.ts';

type About = Pick<Call, 'params' | 'concerns'>;
const inPath = { patientId: z.string() };
const about = (concerns: unknown, params: object = {}) => ({ params, concerns }) as About;

it.each([
  ['its path', about(undefined, inPath), ['path.patientId']],
  ['its body', about(['body.patientId']), ['body.patientId']],
  ['both', about(['body.patientId'], inPath), ['path.patientId', 'body.patientId']],
  ['its path, also of what is gone', about(['path.patientId?'], inPath), ['path.patientId?']],
  ['its body, where the handler asks for others', about(['body.patientId', 'found']), ['body.patientId']],
  ['its path, where the handler asks for others', about('found', inPath), ['path.patientId']],
  ['nowhere, where the handler asks', about('rows'), []],
  ['nowhere, where it says who somebody is', about('identity', inPath), []],
  ['nowhere, where it is about none', about('none', inPath), []],
  ['nowhere, where it says nothing', about(undefined), []],
])('a call names its records in %s', (_, call, places) => {
  const named = recordPlacesOf(call).map(({ from, name, mustExist }) => `${from}.${name}${mustExist ? '' : '?'}`);
  expect(named).toEqual(places);
});

it('the gate asks whose records a call is about where it names some, or its handler asks', () => {
  const calls = [
    about(undefined, inPath),
    about('found'),
    about(['body.patientId', 'found']),
    about('rows'),
    about(undefined),
    about('none'),
    about('identity'),
  ];
  expect(calls.map(handlerChecksAccess)).toEqual([false, true, true, true, false, false, false]);
  expect(calls.map(concernsRecords)).toEqual([true, true, true, true, false, false, false]);
});

it('what is read is a reading on the audit, all else a change, unless the call says otherwise', () => {
  expect(auditKindOf({ method: 'GET' })).toBe('reading');
  expect(auditKindOf({ method: 'POST' })).toBe('change');
  expect(auditKindOf({ method: 'POST', audit: 'reading' })).toBe('reading');
});

it('the public sends at most 32 kB, staff 256 kB, and a call that says so another number', () => {
  expect(bodyBytesOf({ permission: 'public' })).toBe(32_768);
  expect(bodyBytesOf({ permission: 'mayWriteRecords' })).toBe(262_144);
  expect(bodyBytesOf({ permission: 'public', bodyBytes: 10 })).toBe(10);
});
