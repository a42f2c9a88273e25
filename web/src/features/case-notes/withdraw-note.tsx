import { useState } from 'react';
import { type CaseNote, noteWithdrawal } from '../../../../shared/api/case-note.ts';
import { records } from '../../../../shared/api/records.ts';
import { useAnnounce } from '../../components/announcer.tsx';
import { TextField } from '../../components/field.tsx';
import { RadioRow } from '../../components/radio-row.tsx';
import { StaffFormFrame } from '../../components/staff-form-frame.tsx';
import { focusFirstControl } from '../../components/use-disclosure.ts';
import { useForm } from '../../components/use-form.ts';
import { PatientSearch } from '../../entities/patient/patient-search.tsx';
import type { ChosenPatient } from '../../entities/patient/queries.ts';
import { CallFailure } from '../../lib/call-failure.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { longest } from '../../lib/forms/longest.ts';
import { fullName } from '../../lib/full-name.ts';
import { useCall } from '../../lib/query.ts';
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
  const announce = useAnnounce();
  const { mutateAsync } = useCall(records.withdrawCaseNote);
  const [way, setWay] = useState<WayOut>('withdraw');
  const [right, setRight] = useState<ChosenPatient>();
  const moveTo = way === 'move' ? right : undefined;

  const form = useForm(async (value) => {
    const body = { reason: value('reason').trim(), version, ...(moveTo && { moveTo: moveTo.patientId }) };
    const found = {
      ...checkFields(noteWithdrawal, body),
      ...(way === 'move' && !right && { moveTo: choosePatient }),
    };
    const [wrong] = Object.values(found);
    if (wrong !== undefined) return { kind: 'failed', text: wrong, errors: found };
    try {
      const { message } = await mutateAsync({ params: { patientId: patient.patientId, caseNoteId }, body });
      announce(message);
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem;
      return { kind: 'failed', text: problem.message, errors: problem.errors };
    }
    onDone();
    return undefined;
  });

  const leave = `Withdraw it from the record of ${fullName(patient)}`;
  const move = moveTo ? `Move it from ${fullName(patient)} to ${fullName(moveTo)}` : 'Move the note';
  const save = way === 'move' ? move : leave;

  return (
    <StaffFormFrame
      form={form}
      ref={focusFirstControl}
      method="post"
      className={styles.amend}
      onSubmit={form.submit}
      aria-label="Withdraw or move this note"
      save={save}
      onCancel={onDone}
    >
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
          <PatientSearch
            patient={right}
            onChoose={setRight}
            name="moveTo"
            label="Whom is it about?"
            error={form.errors.moveTo}
          />
        </>
      )}
      <TextField
        name="reason"
        label="Why"
        hint="Only an admin can read it, for an audit."
        maxLength={longest(noteWithdrawal.shape.reason)}
        autoComplete="off"
        error={form.errors.reason}
      />
    </StaffFormFrame>
  );
};
