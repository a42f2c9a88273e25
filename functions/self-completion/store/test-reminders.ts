import { daysBeforeDue } from '../../../shared/appointments/reminders.ts';
import { addDays } from '../../../shared/kernel/calendar.ts';
import { answeredAloneFor } from '../../../shared/questionnaires/answered-alone.ts';
import type { QuestionnaireId } from '../../../shared/questionnaires/ids.ts';
import type { CompletionInput } from '../../../shared/self-completion/self-completion-schema.ts';
import { type ReminderChoice, reminderChoiceEntity } from '../../appointments/store/reminder-choices.ts';
import { type Reachable, reachableEntity, safeWayOf } from '../../appointments/store/text-state.ts';
import { type Item, parseOr } from '../../kernel/store/entity.ts';
import { check, put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readBatch } from '../../kernel/store/read-batch.ts';
import type { Key } from '../../kernel/store/table.ts';
import { commit } from '../../kernel/store/write.ts';
import { checkPatient, type Patient, patientEntity } from '../../patients/store/patients.ts';
import { addToTimeline } from '../../patients/store/timeline.ts';
import { readFallingDue } from '../../questionnaires/store/due-tests.ts';
import { planAsking } from './completions.ts';
import { remindedEntity } from './items.ts';

type DueTest = { questionType: QuestionnaireId; dueDate: string };

export type TestReminder = {
  patient: Patient;
  person: Reachable;
  choice: ReminderChoice;
  way: 'text' | 'email';
  tests: readonly DueTest[];
};

const finderOf = (items: readonly Item[]) => {
  const byKey = new Map(items.map((item) => [`${String(item.pk)} ${String(item.sk)}`, item]));
  return ({ pk, sk }: Key): Item | undefined => byKey.get(`${pk} ${sk}`);
};

/** Links to questionnaires that fall due, for those who agreed. Each test is claimed before its link is sent. */
export const createTestReminders = (table: Table) => ({
  /** The patients who agreed and whom a link reaches safely, with the tests due soon that they may answer alone. */
  async listDue(today: string): Promise<TestReminder[]> {
    const due = await readFallingDue(table, today, addDays(today, daysBeforeDue));
    const ids = [...new Set(due.map(({ patientId }) => patientId))];
    const choices = (await readBatch(table, ids.map(reminderChoiceEntity.key)))
      .flatMap((item) => parseOr(reminderChoiceEntity, item, () => []))
      .filter(({ tests }) => tests);
    const testsOf = (id: string) => due.filter(({ patientId }) => patientId === id);
    const find = finderOf(
      await readBatch(
        table,
        choices.flatMap(({ patientId }) => [
          patientEntity.key(patientId),
          ...testsOf(patientId).map((test) => remindedEntity.key(test)),
        ]),
      ),
    );
    return choices.flatMap((choice) => {
      const { patientId } = choice;
      const record = find(patientEntity.key(patientId));
      const patient = record && parseOr(patientEntity, record, () => undefined);
      const person = record && parseOr(reachableEntity, record, () => undefined);
      const way = person && safeWayOf(person);
      if (!patient?.active || !person || !way) return [];
      const offered = answeredAloneFor(patient.service);
      const tests = testsOf(patientId).filter((test) => {
        const stored = find(remindedEntity.key(test));
        const before = stored && parseOr(remindedEntity, stored, () => undefined);
        return offered.includes(test.questionType) && !(before && before.dueDate >= test.dueDate);
      });
      return tests.length === 0 ? [] : [{ patient, person, choice, way, tests }];
    });
  },

  /** Makes the request in the name of who recorded the agreement; undefined when something has changed. */
  async claim({ patient, person, choice, way, tests }: TestReminder, now: number) {
    const { patientId, service } = patient;
    const at = new Date(now).toISOString();
    const due = tests.map(({ questionType }) => questionType);
    const questionnaires = answeredAloneFor(service).filter((type) => due.includes(type));
    const input: CompletionInput = { way, questionnaires, feedback: false, language: person.language };
    const { request, token, writes } = planAsking({ patientId, input, at, by: choice.by });
    const { done } = await commit(table, [
      // Refused where a test's due day has had a reminder before.
      ...tests.map(({ questionType, dueDate }) => {
        const reminded = { patientId, questionType, dueDate, at };
        return put(remindedEntity, reminded, reminded, [{ exists: false }, { below: { dueDate } }]);
      }),
      // A person who withdraws the choice at this moment is not written to.
      check(reminderChoiceEntity, patientId, { equals: { version: choice.version } }),
      checkPatient(patient),
      ...writes,
      addToTimeline(patientId, { at }, { kind: 'answers-asked', way, questionnaires, due: true }),
    ]);
    return done ? { request, token } : undefined;
  },
});
