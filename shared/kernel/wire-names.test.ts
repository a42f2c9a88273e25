import { expect, it } from 'vitest';
import * as z from 'zod';
import { describeApi } from '../open-api.ts';
import { otherNameOf, rename, routeKeyOf, withReferralId } from './wire-names.ts';

it('keeps the given name of the patient’s id in addresses', () => {
  const key = routeKeyOf({ method: 'GET', path: '/api/crm/casenote/{patientId}/{caseNoteId}' });
  expect(key).toBe('GET /api/crm/casenote/{referralId}/{caseNoteId}');
});

it('describes no parameter by our own name for it', () => {
  const described = JSON.stringify(Object.entries(describeApi().paths).map(([path, calls]) => [path, calls]));
  expect(described).toContain('/api/draft/{form}/{referralId}');
  expect(described).not.toMatch(/\{(patientId|recordId)\}|"name":"(patientId|recordId)"/);
});

it('a body or a reply goes out by the given name and comes in by ours, at any depth, its texts untouched', () => {
  const schema = withReferralId(z.unknown());
  const ours = { content: [{ patientId: 'patientId', at: null }], of: { patientId: 'one' }, count: 2 };
  const outside = { content: [{ referralId: 'patientId', at: null }], of: { referralId: 'one' }, count: 2 };
  expect(rename(schema, ours)).toEqual(outside);
  expect(rename(schema, outside)).toEqual(ours);
});

it('what is sent by our name is a field that is not known', () => {
  const schema = withReferralId(z.strictObject({ patientId: z.string() }));
  expect(schema.safeParse(rename(schema, { referralId: 'one' })).success).toBe(true);
  expect(schema.safeParse(rename(schema, { patientId: 'one' })).success).toBe(false);
  expect(otherNameOf(schema, 'referralId')).toBe('patientId');
});

it('a draft is listed with the id of its record, beside that of its patient', () => {
  const schema = withReferralId(z.unknown(), 'recordId');
  const ours = { recordId: 'new', patient: { patientId: 'one' } };
  expect(rename(schema, ours)).toEqual({ referralId: 'new', patient: { patientId: 'one' } });
});

it('a body that is nested without end is refused by its schema, and not by us', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(() => rename(withReferralId(z.unknown()), deep)).not.toThrow();
});

it('leaves every other body and reply as it is', () => {
  expect(rename(z.unknown(), { patientId: 'one' })).toEqual({ patientId: 'one' });
});
