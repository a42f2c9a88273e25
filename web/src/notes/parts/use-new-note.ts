import * as z from 'zod';
import { caseNoteCalls } from '../../../../shared/notes/calls.ts';
import { noteMarks } from '../../../../shared/notes/case-note.ts';
import { caseNoteText } from '../../../../shared/patients/record.ts';
import { restrictionFields } from '../../../../shared/privacy/restriction-input.ts';
import type { FieldErrors } from '../../kernel/components/error-summary.tsx';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';

// A draft of an earlier version says nothing of who may read it.
const schema = z.object({
  text: z.string(),
  notForThem: z.enum(['', ...noteMarks]).default(''),
  /** The people to whom it is restricted; nobody for a note that is open. */
  userIds: z.array(z.string()).default([]),
  why: z.string().default(''),
});
const wanted = z.object({ caseNote: caseNoteText });
const wantedWhy = z.object({ why: restrictionFields.why });
const blank = { version: 0, values: { text: '', notForThem: '' as const, userIds: [] as string[], why: '' } };

/** The form of a new case note; `control` is the name of its field. */
export const useNewNote = (patientId: string | undefined, control: string) => {
  const nameOf = (field: string) => (field === 'text' || field === 'caseNote' ? control : field);
  const form = useStaffForm({
    place: { form: 'case-note', recordId: patientId },
    schema,
    saved: blank,
    limits: { text: caseNoteText, why: restrictionFields.why },
    nameOf,
  });
  /** Undefined when nothing was saved; `wrong` is what is missing beside the note. */
  const save = (wrong: FieldErrors = {}) =>
    form.submit({
      check: ({ text, userIds, why }) => ({
        ...wrong,
        ...checkFields(wanted, { caseNote: text }, nameOf),
        ...(userIds.length > 0 && checkFields(wantedWhy, { why }, nameOf)),
      }),
      body: ({ values }) => [patientId, values],
      send: ({ values: { text, notForThem, userIds, why } }, idempotencyKey) =>
        send(caseNoteCalls.createCaseNote, {
          body: {
            ...{ patientId: patientId ?? '', caseNote: text, notForThem },
            ...(userIds.length > 0 && { restrictTo: { userIds, why } }),
          },
          idempotencyKey,
        }),
      done: (answer) => (answer.status === 201 ? { value: true, text: answer.body.message } : undefined),
      control: (field) => (field === 'caseNote' ? control : field),
    });
  return { form, save };
};

export type NewNoteForm = ReturnType<typeof useNewNote>['form'];
