import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createAuditLog } from '../../functions/audit/store/audit-log.ts';
import { recordsNamed } from '../../functions/kernel/http/admit-call.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { auditKindOf, type Call } from '../../shared/kernel/call.ts';
import { today } from '../../shared/kernel/today.ts';
import { readJwt } from '../support/jwt.ts';
import { addPatient } from '../support/patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';
import { measureDiary, measureGroups } from './budget/diary.ts';
import { measureIntake } from './budget/intake.ts';
import { type Budget, openBudget } from './budget/open-budget.ts';
import { measurePrivacy } from './budget/privacy.ts';
import { measureQuestionnaires } from './budget/questionnaires.ts';
import { measureDocuments, measureNotes } from './budget/record-parts.ts';
import { measureEpisodes, measureRecords } from './budget/records.ts';
import { measureReferrals } from './budget/referrals.ts';
import { measureWork } from './budget/work.ts';
import { everyCall } from './every-call.ts';

const product = await startTestProduct();
const headers = await signInStaff(product, 'ROLE_ADMIN');
const log = createAuditLog(connectTable());
const { budget } = await openBudget(product, connectTable(), headers);
const person = String(readJwt(headers.authorization?.slice('Bearer '.length) ?? '').claims.username);

/** The patients that an answer names, but for those in the rows of a list, which is audited as a list. */
const patientsIn = (value: unknown): string[] =>
  Array.isArray(value) || typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, one]) =>
        name === 'patientId' && typeof one === 'string' ? [one] : patientsIn(one),
      );

/** Whether a schema, as JSON Schema, has a patient's id outside a list. */
const namesPatient = (schema: unknown): boolean => {
  if (typeof schema !== 'object' || schema === null) return false;
  const { items: _, properties = {}, ...rest } = schema as { items?: unknown; properties?: Record<string, unknown> };
  const isNamed = Object.entries(properties).some(([name, one]) => name === 'patientId' || namesPatient(one));
  return isNamed || Object.values(rest).some((one) => (Array.isArray(one) ? one : [one]).some(namesPatient));
};
const answersOf = ({ replies }: Call) => [replies[200], replies[201]].flatMap((schema) => schema ?? []);
const jsonOf = (schema: z.ZodType) => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' });

const entriesOf = async (name: string) => {
  const { content } = await log.read({ person }, new Date());
  return content.flatMap((entry) => ('call' in entry && entry.call === name ? [entry] : []));
};

type Seen = { call: string; record: string | undefined; answer: string[]; request: string[] };
const seen: Seen[] = [];

/** Makes a call, and keeps whom its answer names beside what the audit log says of it. */
const measure: Budget['measure'] = async (_, name, make = () => ({})) => {
  const { call, sample } = everyCall.find((one) => one.name === name) ?? {};
  if (!call || !sample || call.permission === 'public' || auditKindOf(call) === 'none') return;
  const sent = { ...sample, ...(await make()) };
  const before = new Set((await entriesOf(name)).map(({ at }) => at));
  const body = await budget.call(name, sent);
  const entry = (await entriesOf(name)).find(({ at }) => !before.has(at));
  const named = recordsNamed(call, { params: { ...sent.params }, body: sent.body }).map(({ id }) => id);
  seen.push({ call: name, record: entry?.record, answer: patientsIn(body), request: named });
};

beforeAll(async () => {
  const all: Budget = { ...budget, measure };
  await measureIntake(all);
  await measureReferrals(all);
  await measureRecords(all);
  await measureEpisodes(all);
  await measureNotes(all);
  await measureDocuments(all);
  await measureQuestionnaires(all);
  await measureWork(all);
  await measureDiary(all);
  await measureGroups(all);
  await measurePrivacy(all);
  // A member of a group need not be on the records.
  const group = { name: 'Coffee', service: '', leaderId: budget.memberId, weekdays: ['monday'], from: today() };
  const { groupId } = await budget.call('createGroup', { body: { ...group, time: '10:00', minutes: 60, where: '' } });
  const params = { groupId: groupId as string };
  const member = async () => ({ params, body: { patientId: await addPatient(), joinedOn: today() } });
  await measure('', 'addMember', member);
  await measure('', 'changeMember', async () => {
    const added = await budget.call('addMember', await member());
    const { memberId } = added.member as { memberId: string };
    return { params: { ...params, memberId }, body: { leftOn: today() } };
  });
  // A message names a patient once it is on a record.
  const linked = async () => {
    const id = (await budget.call('sendContactMessage')).contactId as string;
    await budget.call('linkContact', { params: { id }, body: { patientId: await addPatient(), version: 1 } });
    return { params: { id } };
  };
  await measure('', 'readContact', linked);
  await measure('', 'handleContact', async () => ({ ...(await linked()), body: { state: 'answering', version: 2 } }));
});

describe('the audit event of a call', () => {
  it('names the record that the answer names', () => {
    const unnamed = seen.filter(
      ({ answer, request, record }) =>
        answer.length + request.length > 0 && ![...answer, ...request].includes(record ?? ''),
    );
    expect(unnamed).toEqual([]);
  });

  it('is tested for every call whose answer names a record', () => {
    const staff = everyCall.filter(({ call }) => call.permission !== 'public' && auditKindOf(call) !== 'none');
    const naming = staff.filter(({ call }) => answersOf(call).map(jsonOf).some(namesPatient)).map(({ name }) => name);
    expect(naming.length).toBeGreaterThan(20);
    const looked = seen.filter(({ answer }) => answer.length > 0).map(({ call }) => call);
    expect(naming.filter((name) => !looked.includes(name))).toEqual([]);
  });
});
