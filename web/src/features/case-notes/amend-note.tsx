import { useState } from 'react';
import * as z from 'zod';
import type { CaseNote } from '../../../../shared/api/case-note.ts';
import { records } from '../../../../shared/api/records.ts';
import { useAnnounce } from '../../components/announcer.tsx';
import { DraftOffer } from '../../components/draft-offer.tsx';
import { LongTextField } from '../../components/field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { focusFirstControl } from '../../components/use-disclosure.ts';
import { useStaffForm } from '../../components/use-staff-form.ts';
import { send } from '../../lib/api-client.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import styles from './case-notes.module.css';

const draftSchema = z.object({ text: z.string() });

type Props = { referralId: string; note: CaseNote; onDone: () => void };

/** New words for a note. The earlier ones stay readable below it. */
export const AmendNote = ({ referralId, note, onDone }: Props) => {
  const announce = useAnnounce();
  const [text, setText] = useState(note.caseNoteText);
  // Somebody else's words in between, and the version to save over.
  const [current, setCurrent] = useState(note);
  const { errors, status, submit } = useStaffForm();
  const draft = useDraft({
    // Of this note, and in the audit log of the patient whose words it holds.
    form: `amend-${note.caseNoteId.toLowerCase()}`,
    recordId: referralId,
    schema: draftSchema,
  });
  const field = `amendment-${note.caseNoteId}`;

  const save = () => {
    const body = { caseNote: text, version: current.version };
    return submit({
      body,
      wrong: text.trim() ? {} : { [field]: 'Please write the case note.' },
      send: () => send(records.amendCaseNote, { params: { referralId, caseNoteId: note.caseNoteId }, body }),
      onAnswer: (answer) => {
        if (answer.status === 409) setCurrent(answer.body.current);
        if (answer.status !== 200) return undefined;
        void draft.clear();
        announce('The note has been amended. Its earlier words are kept.');
        onDone();
        return '';
      },
    });
  };
  return (
    <form
      ref={focusFirstControl}
      noValidate
      className={styles.amend}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {current.version !== note.version && (
        <blockquote className={styles.earlier}>
          <p className={styles.text}>{current.caseNoteText}</p>
          <p className={styles.by}>
            As {current.by.firstName} {current.by.lastName} wrote it meanwhile
          </p>
        </blockquote>
      )}
      <DraftOffer draft={draft} what="amendment" onTake={(value) => setText(value.text)} />
      <LongTextField
        name={field}
        label="The note, amended"
        rows={8}
        maxLength={20_000}
        value={text}
        error={errors[field] ?? errors.caseNote}
        onChange={({ target }) => {
          setText(target.value);
          draft.keep({ text: target.value });
        }}
      />
      <FormActions label="Save as a new version" status={status}>
        <button type="button" className="button quiet" onClick={onDone}>
          Cancel
        </button>
      </FormActions>
    </form>
  );
};
