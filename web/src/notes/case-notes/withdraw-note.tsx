import { useState } from 'react';
import { caseNoteCalls } from '../../../../shared/notes/calls.ts';
import { type CaseNote, noteWithdrawal } from '../../../../shared/notes/case-note.ts';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { RadioRow } from '../../kernel/components/radio-row.tsx';
import { checkFields, refuseWrong } from '../../kernel/forms/check-fields.ts';
import { fullName } from '../../kernel/lib/full-name.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { PatientSearch } from '../../patients/parts/patient-search.tsx';
import type { ChosenPatient } from '../../patients/parts/queries.ts';
import styles from './case-notes.module.css';

const waysOut = [
  ['withdraw', 'Withdraw it from this record'],
  ['move', 'Move it to another patient'],
] as const;
type WayOut = (typeof waysOut)[number][0];

const choosePatient = 'Please choose the patient whom the note is about.';

type Props = { patient: ChosenPatient; note: CaseNote; onDone: () => void };

/** Takes a note off the wrong record, with the reason; the words are kept for an audit, or go to the right record. */
export const WithdrawNote = ({ patient, note, onDone }: Props) => {
  const { caseNoteId, version } = note;
  const { mutateAsync } = useCall(caseNoteCalls.withdrawCaseNote);
  const [way, setWay] = useState<WayOut>('withdraw');
  const [right, setRight] = useState<ChosenPatient>();
  const moveTo = way === 'move' ? right : undefined;

  const change = async (value: (name: string) => string) => {
    const body = { reason: value('reason'), version, ...(moveTo && { moveTo: moveTo.patientId }) };
    const wrong = { ...checkFields(noteWithdrawal, body), ...(way === 'move' && !right && { moveTo: choosePatient }) };
    refuseWrong(wrong, Object.values(wrong)[0]);
    return (await mutateAsync({ params: { patientId: patient.patientId, caseNoteId }, body })).message;
  };

  const withdraw = `Withdraw it from the record of ${fullName(patient)}`;
  const move = moveTo ? `Move it from ${fullName(patient)} to ${fullName(moveTo)}` : 'Move the note';

  return (
    <ChangeForm
      className={styles.amend}
      aria-label="Withdraw or move this note"
      save={way === 'move' ? move : withdraw}
      onDone={onDone}
      change={change}
    >
      {(field) => (
        <>
          <p>
            For a note that is on the wrong record. Its words, earlier versions and drafts leave the record of{' '}
            {fullName(patient)}, on screen and in print. What remains says that a note was withdrawn, when and by whom.
          </p>
          <RadioRow name="way" legend="What is to become of it?" choices={waysOut} chosen={way} onChoose={setWay} />
          {way === 'move' && (
            <>
              {right && (
                <p>
                  From <strong>{fullName(patient)}</strong> to <strong>{fullName(right)}</strong>
                </p>
              )}
              <PatientSearch patient={right} onChoose={setRight} {...field('moveTo')} label="Whom is it about?" />
            </>
          )}
          <TextField
            {...field('reason', noteWithdrawal.shape.reason)}
            label="Why"
            hint="Only an admin can read it, for an audit."
            autoComplete="off"
          />
        </>
      )}
    </ChangeForm>
  );
};
