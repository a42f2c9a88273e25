import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { createEpisodeStore } from '../../functions/episodes/store/episode-store.ts';
import type { Table } from '../../functions/kernel/store/open-table.ts';
import { createRecordStore } from '../../functions/patients/store/records.ts';
import { today } from '../../shared/kernel/today.ts';
import { makeAuditContext } from '../support/audit-context.ts';
import { atEachMoment } from '../support/come-between.ts';
import { emptyTable } from '../support/empty-product.ts';
import { addPatient } from '../support/patients.ts';
import { recountTests } from '../support/recount-tests.ts';
import { correctResult, saveResult } from '../support/results.ts';
import { startTestTable } from '../support/test-table.ts';

const table = await startTestTable();

type Work = (through: Table, patientId: string) => Promise<unknown>;

const setActive =
  (active: boolean): Work =>
  async (through, id) =>
    expect(await createRecordStore(through).setActive(id, active, makeAuditContext())).toBe('done');
const [reactivate, deactivate] = [setActive(true), setActive(false)];
const save =
  (day: string, type: 'gad' | 'phq' = 'gad'): Work =>
  (through, id) =>
    // Answers that would raise no alert.
    saveResult(through, id, { type, day, ...(type === 'phq' && { score: 0 }) });
/** Corrects the first result, which is the latest until another one is saved. */
const correct: Work = async (through, id) => {
  const { result, ...rest } = await saveResult(table, id, { day: '2026-02-01' });
  expect(await correctResult(through, { result, ...rest }, { day: '2026-02-03', score: 0 })).toMatchObject({
    outcome: 'done',
  });
};

/** They return: a further episode without answers. */
const startAgain: Work = async (through, id) => {
  const facts = { after: 1, referredOn: today(), service: '', referrerKind: 'self' as const };
  const started = await createEpisodeStore(through).start(id, facts, randomUUID(), makeAuditContext());
  expect(started).toEqual({ outcome: 'done' });
};

type Case = { what: string; patient: readonly Work[]; work: Work; other: Work };
const cases: Case[] = [
  {
    what: 'a patient is reactivated while a result is saved',
    patient: [save('2026-01-05'), deactivate],
    work: reactivate,
    other: save('2026-03-05'),
  },
  {
    what: 'a patient is reactivated while a first result of another kind is saved',
    patient: [save('2026-01-05'), deactivate],
    work: reactivate,
    other: save('2026-03-05', 'phq'),
  },
  {
    what: 'a patient without a baseline is reactivated while the first result is saved',
    patient: [deactivate],
    work: reactivate,
    other: save('2026-03-05'),
  },
  {
    what: 'a patient is deactivated while a result is saved',
    patient: [save('2026-01-05')],
    work: deactivate,
    other: save('2026-03-05'),
  },
  {
    what: 'the first result is saved while the patient is reactivated',
    patient: [deactivate],
    work: save('2026-03-05'),
    other: reactivate,
  },
  {
    what: 'the first result is saved while the patient is deactivated',
    patient: [],
    work: save('2026-03-05'),
    other: deactivate,
  },
  {
    what: 'a patient returns while a result is saved',
    patient: [save('2026-01-05'), deactivate],
    work: startAgain,
    other: save('2026-03-05'),
  },
  {
    what: 'a result of today is saved while the patient returns',
    patient: [save('2026-01-05'), deactivate],
    work: save(today()),
    other: startAgain,
  },
  { what: 'two first results are saved', patient: [], work: save('2026-03-05'), other: save('2026-03-06', 'phq') },
  { what: 'a result is corrected while a newer one is saved', patient: [], work: correct, other: save('2026-05-05') },
  { what: 'a result is corrected while the patient is deactivated', patient: [], work: correct, other: deactivate },
];

// Everything is counted anew again and again: the fewer there are of others, the better.
beforeEach(emptyTable);

it.each(cases)('when $what, all that is beside it follows, at any moment', async ({ patient, work, other }) => {
  await atEachMoment(table, async (interrupt) => {
    const id = await addPatient();
    for (const before of patient) await before(table, id);
    await interrupt(
      () => other(table, id),
      (through) => work(through, id),
    );
    const { stored, recounted } = await recountTests(table);
    expect(stored).toEqual(recounted);
    // Whatever happened, the patient can still be changed.
    await deactivate(table, id);
    await reactivate(table, id);
    await saveResult(table, id, { day: '2026-06-05' });
  });
});

const raise: Work = (through, id) => saveResult(through, id, { type: 'phq', day: '2026-03-05', score: 3 });
const isActive = async (id: string) => (await createRecordStore(table).read(id))?.record.active;

it('when a patient is deactivated while an alert is raised, whoever comes second is answered with the first', async () => {
  await atEachMoment(table, async (interrupt) => {
    const id = await addPatient();
    let raisedWhileActive = false;
    const other = async () => {
      await raise(table, id);
      raisedWhileActive = (await isActive(id)) === true;
    };
    const outcome = await interrupt(other, (through) =>
      createRecordStore(through).setActive(id, false, makeAuditContext()),
    );
    // An alert that is raised once the patient is inactive is open all the same.
    expect({ outcome, active: await isActive(id) }).toEqual(
      raisedWhileActive ? { outcome: 'alert-open', active: true } : { outcome: 'done', active: false },
    );
  });
});
