import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAlertStore } from '../../functions/alerts/store/alerts.ts';
import type { Table } from '../../functions/kernel/store/open-table.ts';
import { createCaseNoteStore } from '../../functions/notes/store/case-notes.ts';
import { createAssignmentStore } from '../../functions/patients/store/assignments.ts';
import { createExternalReferralStore } from '../../functions/patients/store/external-referrals.ts';
import { createRecordStore } from '../../functions/patients/store/records.ts';
import { createTimelineStore } from '../../functions/patients/store/timeline.ts';
import { createResultStore } from '../../functions/questionnaires/store/results.ts';
import { createSafetyPlanStore } from '../../functions/safety/store/safety-plans.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { patientChange, patientInput } from '../../shared/patients/patient-input.ts';
import { safetyPlanInput } from '../../shared/safety/safety-plan-schema.ts';
import { makeAuditContext } from '../support/audit-context.ts';
import { emptyTable } from '../support/empty-product.ts';
import { failAt, moments, StoreFailure, untilNoneFails } from '../support/failing-table.ts';
import { recountPatients } from '../support/recount-patients.ts';
import { recountTests } from '../support/recount-tests.ts';
import { correctResult, saveResult } from '../support/results.ts';
import { startTestTable } from '../support/test-table.ts';

const table = await startTestTable();

const answersOf = (firstName: string, lastName: string) =>
  patientInput.parse({ referralPersonalDetails: { firstName, lastName, dob: '1980-02-29', mobile: '07700 900123' } });

const add = (through: Table, key: string, firstName = 'Amina') => {
  const auditContext = makeAuditContext();
  const answers = answersOf(firstName, 'Yusuf');
  return createRecordStore(through).add(
    { answers },
    { call: 'createPatient', idempotencyKey: key, content: answers, at: auditContext.at, auditContext },
  );
};

/** Everything that can be seen of a patient. */
const look = async (patientId: string) => ({
  record: await createRecordStore(table).read(patientId),
  notes: onlyReadable((await createCaseNoteStore(table).list(patientId, 1, 50)).content).map((note) =>
    'withdrawn' in note ? 'withdrawn' : note.caseNoteText,
  ),
  results: (await createResultStore(table).readAll(patientId)).map(({ score, version }) => ({ score, version })),
  events: onlyReadable((await createTimelineStore(table).read(patientId, 'latest', 50)).events).map(
    ({ event }) => event.kind,
  ),
});

/** Lists, counters, score histories and due tests, beside their values when everything is counted anew. */
const expectCountsToMatch = async () => {
  for (const { stored, recounted } of [await recountPatients(table), await recountTests(table)]) {
    expect(stored).toEqual(recounted);
  }
};

type Operation = (through: Table, patientId: string, key: string) => Promise<unknown>;

const update: Operation = async (through, patientId) => {
  const found = await createRecordStore(table).read(patientId);
  const personal = { ...found?.record.referralPersonalDetails, firstName: 'Zarqa' };
  const change = patientChange.parse({ ...found?.record, referralPersonalDetails: personal });
  return await createRecordStore(through).update(change, makeAuditContext());
};
/** Changes of a patient, after what was there before. */
const operations: Record<string, (patientId: string) => Operation | Promise<Operation>> = {
  'a change of the answers': () => update,
  'a patient made inactive': () => (through, id) => createRecordStore(through).setActive(id, false, makeAuditContext()),
  'a patient with results made active again': async (id) => {
    await saveResult(table, id, { day: '2026-02-01' });
    await createRecordStore(table).setActive(id, false, makeAuditContext());
    return (through) => createRecordStore(through).setActive(id, true, makeAuditContext());
  },
  'an assignment': () => (through, id) =>
    createAssignmentStore(through).assign(
      id,
      { id: 'x', firstName: 'Nasreen', lastName: 'Akhtar' },
      makeAuditContext(),
    ),
  'a case note': () => (through, patientId, key) =>
    createCaseNoteStore(through).add({ patientId, caseNote: 'We met.' }, key, makeAuditContext()),
  'an external referral': () => (through, patientId, key) =>
    createExternalReferralStore(through).add(
      { patientId, serviceType: 'GP', description: 'Sleep.' },
      key,
      makeAuditContext(),
    ),
  'a questionnaire': () => (through, id, key) => saveResult(through, id, { day: '2026-02-01', key }),
  'a questionnaire that raises an alert': () => (through, id, key) =>
    saveResult(through, id, { type: 'phq', day: '2026-02-01', key }),
  'a correction': async (id) => {
    const saved = await saveResult(table, id, { day: '2026-02-01' });
    return (through, _, key) => correctResult(through, saved, { day: '2026-02-03', score: 0, key });
  },
  'an answer to an alert': async (patientId) => {
    const { alert } = await saveResult(table, patientId, { type: 'phq', day: '2026-02-01' });
    const id = { patientId, alertId: alert?.alertId ?? '' };
    return (through) =>
      createAlertStore(through).respond(id, { action: 'We rang her.', name: 'Ruth' }, makeAuditContext());
  },
  'a review of an alert, with the next one': async (patientId) => {
    const { alert } = await saveResult(table, patientId, { type: 'phq', day: '2026-02-01' });
    const id = { patientId, alertId: alert?.alertId ?? '' };
    const words = { action: 'We rang her.', name: 'Ruth' };
    await createAlertStore(table).respond(id, { ...words, reviewOn: '2026-03-01' }, makeAuditContext());
    const next = { ...words, reviewOn: '2026-04-01', after: 0 };
    return (through) => createAlertStore(through).review(id, next, makeAuditContext());
  },
  'a change of a safety plan': async (patientId) => {
    const plan = safetyPlanInput.parse({ warningSigns: 'I stop eating.', version: 0 });
    await createSafetyPlanStore(table).save(patientId, plan, makeAuditContext());
    return (through) => createSafetyPlanStore(through).save(patientId, { ...plan, version: 1 }, makeAuditContext());
  },
};

describe.each(Object.entries(operations))('%s', (_, begin) => {
  // All is counted anew after each try.
  beforeAll(emptyTable);

  it.each(moments)('is whole or not there, whichever request fails %s the store did it', async (when) => {
    await untilNoneFails(async (failing) => {
      const key = randomUUID();
      const { patientId } = await add(table, randomUUID());
      const operate = await begin(patientId);
      const before = await look(patientId);
      const { table: through, met } = failAt(table, failing, when);
      const failed = await operate(through, patientId, key).then(
        () => false,
        (error: unknown) => {
          expect(error).toBeInstanceOf(StoreFailure);
          return true;
        },
      );
      expect(failed).toBe(met());
      const after = await look(patientId);
      const isDone = after.events.length > before.events.length;
      if (!isDone) expect(after).toEqual(before);
      if (!failed) expect(isDone).toBe(true);

      await operate(table, patientId, key);
      const again = await look(patientId);
      expect(again.events.length).toBeGreaterThan(before.events.length);
      // After success, the second try changes nothing.
      if (isDone) expect(again).toEqual(after);
      await expectCountsToMatch();
      return met();
    });
  });
});

describe('a new patient', () => {
  beforeAll(emptyTable);

  it.each(moments)('is saved once by a second try, whichever request fails %s the store did it', async (when) => {
    await untilNoneFails(async (failing) => {
      const key = randomUUID();
      const count = async () => (await createRecordStore(table).list('all', 1)).totalElements;
      const before = await count();
      const { table: through, met } = failAt(table, failing, when);
      await add(through, key).catch((error: unknown) => expect(error).toBeInstanceOf(StoreFailure));
      expect([before, before + 1]).toContain(await count());
      const { patientId } = await add(table, key);
      expect(await count()).toBe(before + 1);
      expect((await createRecordStore(table).read(patientId))?.record.firstName).toBe('Amina');
      await expectCountsToMatch();
      return met();
    });
  });
});
