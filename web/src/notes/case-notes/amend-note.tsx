import * as z from 'zod';
import { amendmentForm } from '../../../../shared/drafts/calls.ts';
import { caseNoteCalls } from '../../../../shared/notes/calls.ts';
import type { CaseNote } from '../../../../shared/notes/case-note.ts';
import { caseNoteText } from '../../../../shared/patients/record.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { CancelButton } from '../../kernel/components/cancel-button.tsx';
import { DraftOffer } from '../../kernel/components/draft-offer.tsx';
import { LongTextField } from '../../kernel/components/field.tsx';
import { MergeNotice } from '../../kernel/components/merge-notice.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { focusFirstControl } from '../../kernel/components/use-disclosure.ts';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import styles from './case-notes.module.css';

const schema = z.object({ text: z.string() });
const wanted = z.object({ text: caseNoteText });
const savedOf = ({ version, caseNoteText: text }: CaseNote) => ({ version, values: { text } });

type Props = { patientId: string; note: CaseNote; onDone: () => void };

/** The form for new words of a note. The earlier ones stay readable below it. */
export const AmendNote = ({ patientId, note, onDone }: Props) => {
  const { caseNoteId } = note;
  const control = () => `amendment-${caseNoteId}`;
  const announce = useAnnounce();
  const form = useStaffForm({
    // The draft of this note, audited under the patient whose words it holds.
    place: { form: amendmentForm(caseNoteId), recordId: patientId },
    schema,
    saved: savedOf(note),
    limits: wanted.shape,
    nameOf: control,
  });

  const save = async () => {
    const saved = await form.submit({
      check: ({ text }) => checkFields(wanted, { text }, control),
      send: ({ version, values: { text } }) =>
        send(caseNoteCalls.amendCaseNote, { params: { patientId, caseNoteId }, body: { caseNote: text, version } }),
      done: (answer) => (answer.status === 200 ? { value: true, saved: savedOf(answer.body) } : undefined),
      stale: (answer) => (answer.status === 409 && answer.body.current ? savedOf(answer.body.current) : undefined),
      control,
    });
    if (!saved) return;
    announce('The note has been amended. Its earlier words are kept.');
    onDone();
  };
  return (
    <StaffFormFrame
      form={form}
      ref={focusFirstControl}
      className={styles.amend}
      onSubmit={save}
      save="Save as a new version"
      beside={<CancelButton form={form} what="Your change to the note" onClose={onDone} />}
    >
      <MergeNotice form={form} fields={[{ name: 'text', label: 'The note' }]} />
      <DraftOffer form={form} what="amendment" />
      <LongTextField {...form.field('text')} label="The note, amended" rows={8} />
    </StaffFormFrame>
  );
};
