import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { makeAuditContext } from '../../../tests/support/audit-context.ts';
import { addPatient } from '../../../tests/support/patients.ts';
import { saveResult } from '../../../tests/support/results.ts';
import { seesAll } from '../../../tests/support/sees-all.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { openAlertList } from '../../alerts/store/alert-lists.ts';
import { createAlertWorklist } from '../../alerts/store/alert-worklist.ts';
import { alertEntity } from '../../alerts/store/alerts.ts';
import { createCaseNoteStore } from '../../notes/store/case-notes.ts';
import { noteList, noteVersionEntity } from '../../notes/store/note-items.ts';
import { createExternalReferralStore, externalReferralEntity } from '../../patients/store/external-referrals.ts';
import { patientLists } from '../../patients/store/patient-lists.ts';
import { recordEntity } from '../../patients/store/record.ts';
import { createRecordStore } from '../../patients/store/records.ts';
import { createTimelineStore, eventEntity } from '../../patients/store/timeline.ts';
import { readOverdue } from '../../questionnaires/store/due-tests.ts';
import { readWithoutBaseline } from '../../questionnaires/store/no-baseline-list.ts';
import { readTestSummary } from '../../questionnaires/store/test-summary.ts';
import { listPartition } from './counted-list.ts';
import type { Key } from './table.ts';

const table = await startTestTable();

/** Changes an item so that its schema refuses it. */
const spoil = async (key: Key, name: string) => {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: key,
      UpdateExpression: 'SET #name = :value',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':value': { nobody: 'reads this' } },
    }),
  );
};
/** The key of the latest item of a partition. */
const latestOf = async (pk: string, start = ''): Promise<Key> => {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: start ? 'pk = :pk AND begins_with(sk, :start)' : 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk, ...(start && { ':start': start }) },
      ScanIndexForward: false,
      Limit: 1,
    }),
  );
  return { pk, sk: String(Items[0]?.sk) };
};
const unreadable = expect.objectContaining({ unreadable: true });
const page = { page: 1, size: 12 };

describe('a stored item that cannot be read says so in its place, and the others are shown', () => {
  it('a record, among the open alerts, the overdue tests and those who wait', async () => {
    const [bad, good] = [await addPatient('Bad', 'Record'), await addPatient('Good', 'Record')];
    const [badWaits, goodWaits] = [await addPatient('Bad', 'Waits'), await addPatient('Good', 'Waits')];
    for (const id of [bad, good]) await saveResult(table, id, { type: 'phq', day: '2026-01-05' });
    for (const id of [bad, badWaits]) await spoil(recordEntity.key(id), 'active');
    const pages = [
      await createAlertWorklist(table).listOpen(page, { username: '', canOpen: seesAll }),
      await readOverdue(table, '2026-11-20', page),
      await readWithoutBaseline(table, page),
    ];
    for (const { content } of pages) {
      expect(content).toEqual(
        expect.arrayContaining([unreadable, expect.objectContaining({ lastName: expect.any(String) })]),
      );
      expect(content).toHaveLength(2);
    }
    expect(pages[2]?.content).toContainEqual(expect.objectContaining({ patientId: goodWaits }));
  });

  it('an alert, on its record and among the open ones', async () => {
    const id = await addPatient();
    const [first] = [await saveResult(table, id, { type: 'phq', day: '2026-01-05' })];
    await saveResult(table, id, { type: 'phq', day: '2026-02-05' });
    const alertId = first.alert?.alertId ?? '';
    await spoil(alertEntity.key({ patientId: id, alertId }), 'reason');
    const summary = await readTestSummary(table, id, '2026-11-20');
    expect(summary?.alerts).toEqual([
      expect.objectContaining({ questionDate: '2026-02-05' }),
      { alertId, unreadable: true },
    ]);
    const before = (await createAlertWorklist(table).listOpen(page, { username: '', canOpen: seesAll })).content.filter(
      (row) => 'unreadable' in row,
    ).length;
    await spoil(await latestOf(listPartition(openAlertList)), 'reason');
    const after = (await createAlertWorklist(table).listOpen(page, { username: '', canOpen: seesAll })).content.filter(
      (row) => 'unreadable' in row,
    ).length;
    expect(after).toBe(before + 1);
  });

  it('an external referral, on the record', async () => {
    const patientId = await addPatient();
    const externals = createExternalReferralStore(table);
    const add = (serviceType: string) =>
      externals.add({ patientId, serviceType, description: 'Damp.' }, `external-${serviceType}`, makeAuditContext());
    const [bad] = [await add('Housing'), await add('GP')];
    const externalReferralId = bad?.externalReferralId ?? '';
    await spoil(externalReferralEntity.key({ patientId, externalReferralId }), 'status');
    const found = await createRecordStore(table).read(patientId);
    expect(found?.record.firstName).toBe('Amina');
    expect(found?.record.externalReferrals).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ serviceType: 'GP' }),
        { externalReferralId, unreadable: true },
      ]),
    );
  });

  it('an event, on the timeline', async () => {
    const patientId = await addPatient();
    const caseNote = 'We met.';
    await createCaseNoteStore(table).add({ patientId, caseNote }, 'note-on-a-timeline', makeAuditContext());
    const { pk, sk } = eventEntity.key({ patientId, eventId: '' });
    await spoil(await latestOf(pk, sk), 'event');
    const { events } = await createTimelineStore(table).read(patientId, 'latest', 12);
    expect(events).toEqual([unreadable, expect.objectContaining({ event: { kind: 'referred' } })]);
  });

  it('a case note and an earlier version of one', async () => {
    const patientId = await addPatient();
    const notes = createCaseNoteStore(table);
    const write = async (caseNote: string) => {
      const note = await notes.add({ patientId, caseNote }, `note-${caseNote}`, makeAuditContext());
      return note?.note.caseNoteId ?? '';
    };
    const [readable, spoilt] = [await write('Kept'), await write('Spoilt')];
    for (const version of [1, 2]) {
      await notes.amend({ patientId, caseNoteId: readable, caseNote: `${version}`, version }, makeAuditContext());
    }
    const sort = (await latestOf(listPartition(noteList(patientId)))).sk;
    expect(sort).toContain(spoilt);
    await spoil({ pk: listPartition(noteList(patientId)), sk: sort }, 'version');
    expect((await notes.list(patientId, 1, 12)).content).toEqual([
      { caseNoteId: spoilt, unreadable: true },
      expect.objectContaining({ caseNoteId: readable }),
    ]);
    await spoil(noteVersionEntity.key({ caseNoteId: readable, version: 2 }), 'by');
    expect(await notes.readEarlier(readable)).toEqual([unreadable, expect.objectContaining({ caseNoteText: 'Kept' })]);
  });

  it('a row, among those who may be the same person', async () => {
    const [one, other] = [await addPatient('Twice', 'There'), await addPatient('Twice', 'There')];
    const sort = await latestOf(listPartition(patientLists.active));
    await spoil(sort, 'dob');
    const likely = await createRecordStore(table).findLikelyOf(one, seesAll);
    expect(likely).toContainEqual({ patientId: other, unreadable: true });
  });
});
