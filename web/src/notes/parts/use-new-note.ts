import * as z from 'zod';
import { caseNoteCalls } from '../../../../shared/notes/calls.ts';
import { noteMarks } from '../../../../shared/notes/case-note.ts';
import { caseNoteText } from '../../../../shared/patients/record.ts';
import type { FieldErrors } from '../../kernel/components/error-summary.tsx';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';

// A draft of an earlier version says nothing of who may read it.
const schema = z.object({ text: z.string(), notForThem: z.enum(['', ...noteMarks]).default('') });
const wanted = z.object({ caseNote: caseNoteText });
const blank = { version: 0, values: { text: '', notForThem: '' as const } };

/** The form of a new case note; `control` is the name of its field. */
export const useNewNote = (patientId: string | undefined, control: string) => {
  const nameOf = (field: string) => (field === 'notForThem' ? field : control);
  const form = useStaffForm({
    place: { form: 'case-note', recordId: patientId },
    schema,
    saved: blank,
    limits: { text: caseNoteText },
    nameOf,
  });
  /** Undefined when nothing was saved; `wrong` is what is missing beside the note. */
  const save = (wrong: FieldErrors = {}) =>
    form.submit({
      check: ({ text }) => ({ ...wrong, ...checkFields(wanted, { caseNote: text }, nameOf) }),
      body: ({ values }) => [patientId, values],
      send: ({ values: { text, notForThem } }, idempotencyKey) =>
        send(caseNoteCalls.createCaseNote, {
          body: { patientId: patientId ?? '', caseNote: text, notForThem },
          idempotencyKey,
        }),
      done: (answer) => (answer.status === 201 ? { value: true, text: answer.body.message } : undefined),
      control: (field) => (field === 'caseNote' ? control : field),
    });
  return { form, save };
};
