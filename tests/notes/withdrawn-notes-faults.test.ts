import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Table } from '../../functions/kernel/store/open-table.ts';
import { createCaseNoteStore } from '../../functions/notes/store/case-notes.ts';
import { createWithdrawnNoteStore } from '../../functions/notes/store/withdrawn-notes.ts';
import { createTimelineStore } from '../../functions/patients/store/timeline.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { makeAuditContext } from '../support/audit-context.ts';
import { failAt, moments, StoreFailure, untilNoneFails } from '../support/failing-table.ts';
import { addPatient } from '../support/patients.ts';
import { startTestTable } from '../support/test-table.ts';

const table = await startTestTable();

const words = 'She told us about the debt.';
const writeTwice = async (patientId: string): Promise<string> => {
  const notes = createCaseNoteStore(table);
  const added = await notes.add({ patientId, caseNote: words }, randomUUID(), makeAuditContext());
  const caseNoteId = added?.note.caseNoteId ?? '';
  await notes.amend({ patientId, caseNoteId, caseNote: `${words} Amended.`, version: 1 }, makeAuditContext());
  return caseNoteId;
};

/** What is on a record of notes: their words, and the words on its timeline. */
const look = async (patientId: string) => {
  const [notes, { events }] = await Promise.all([
    createCaseNoteStore(table).list(patientId, 1, 50),
    createTimelineStore(table).read(patientId, 'latest', 50),
  ]);
  return JSON.stringify([onlyReadable(notes.content), onlyReadable(events)]).split(words).length - 1;
};

const move = (through: Table, [patientId, moveTo, caseNoteId]: readonly [string, string, string]) =>
  createWithdrawnNoteStore(through).withdraw(
    { patientId, caseNoteId, version: 2, reason: 'The wrong person.', moveTo },
    { mayAny: false, staffIds: [] },
    makeAuditContext(),
  );

it.each(moments)(
  'a note that is moved is on one record or the other, whichever request fails %s it was done',
  async (when) => {
    await untilNoneFails(async (failing) => {
      const [wrong, right] = [await addPatient(), await addPatient()];
      const ids = [wrong, right, await writeTwice(wrong)] as const;
      const whole = await look(wrong);
      const { table: through, met } = failAt(table, failing, when);
      await move(through, ids).catch((error: unknown) => expect(error).toBeInstanceOf(StoreFailure));
      const [onWrong, onRight] = [await look(wrong), await look(right)];
      expect([
        [whole, 0],
        [0, whole],
      ]).toContainEqual([onWrong, onRight]);
      expect(await move(table, ids)).toMatchObject({ outcome: 'done' });
      expect([await look(wrong), await look(right)]).toEqual([0, whole]);
      return met();
    });
  },
);
