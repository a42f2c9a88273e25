import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { caseNoteCalls } from '../../../../shared/notes/calls.ts';
import {
  type CaseNote,
  noteWithdrawal,
  type openedWithdrawnNote,
  type WithdrawnNote,
  withdrawnOpening,
} from '../../../../shared/notes/case-note.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { RadioRow } from '../../kernel/components/radio-row.tsx';
import { useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { checkFields, refuseWrong } from '../../kernel/forms/check-fields.ts';
import { formatInstantShort } from '../../kernel/lib/format-date.ts';
import { fullName } from '../../kernel/lib/full-name.ts';
import { patientScreen } from '../../kernel/lib/paths.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { PatientSearch } from '../../patients/parts/patient-search.tsx';
import type { ChosenPatient } from '../../patients/parts/queries.ts';
import { describeWithdrawn } from '../parts/describe-withdrawn.ts';
import styles from './case-notes.module.css';

const waysOut = [
  ['withdraw', 'Withdraw it from this record'],
  ['move', 'Move it to another patient'],
] as const;
const choosePatient = 'Please choose the patient whom the note is about.';

type WithdrawProps = { patient: ChosenPatient; note: CaseNote; onDone: () => void };

/** Takes a note off the wrong record, with the reason; the words are kept for an audit, or go to the right record. */
export const WithdrawNote = ({ patient, note, onDone }: WithdrawProps) => {
  const { caseNoteId, version } = note;
  const { mutateAsync } = useCall(caseNoteCalls.withdrawCaseNote);
  const [way, setWay] = useState<(typeof waysOut)[number][0]>('withdraw');
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

type Opened = z.infer<typeof openedWithdrawnNote>;
type Props = { patientId: string; note: WithdrawnNote };

type OpenProps = Props & { onOpened: (opened: Opened) => void; onClose: () => void };

const OpenForm = ({ patientId, note, onOpened, onClose }: OpenProps) => {
  const { mutateAsync } = useCall(caseNoteCalls.openWithdrawnNote);
  return (
    <ChangeForm
      className={styles.amend}
      aria-label="Read what was withdrawn"
      save="Read it"
      onDone={onClose}
      change={async (value) => {
        const { caseNoteId } = note;
        onOpened(await mutateAsync({ params: { patientId, caseNoteId }, body: { reason: value('reason') } }));
        return 'The withdrawn note is shown.';
      }}
    >
      {(field) => (
        <TextField
          {...field('reason', withdrawnOpening.shape.reason)}
          label="Why you read it"
          hint="It is on record that you did, and why."
          autoComplete="off"
        />
      )}
    </ChangeForm>
  );
};

/** What was withdrawn, for an audit: it is on no paper, and gone when the page is left. */
const OpenedNote = ({ opened, onClose }: { opened: Opened; onClose: () => void }) => (
  <div className={styles.opened}>
    <p>Why it was withdrawn: {opened.reason}</p>
    {opened.movedTo !== undefined && (
      <p>
        It was moved to <Link to={patientScreen(opened.movedTo)}>another record</Link>.
      </p>
    )}
    {opened.content.map((version) => (
      <blockquote key={version.version} className={styles.earlier}>
        <p className={styles.text}>{version.caseNoteText}</p>
        <p className={styles.by}>
          By {fullName(version.by)}, {formatInstantShort(version.writtenAt)}
        </p>
      </blockquote>
    ))}
    <p>Read by:</p>
    <ul>
      {opened.openings.map(({ openingId, by, at, reason }) => (
        <li key={openingId}>
          {fullName(by)}, {formatInstantShort(at)}: {reason}
        </li>
      ))}
    </ul>
    <RowButton onClick={onClose} label="Close" />
  </div>
);

/** The place of a note that was withdrawn; whoever reads the audit log may read what it was, with a reason. */
export const WithdrawnPlace = ({ patientId, note }: Props) => {
  const { isOpen, open, close, opener } = useDisclosure();
  const [opened, setOpened] = useState<Opened>();
  return (
    <li className={styles.withdrawn}>
      <p>
        <time dateTime={note.caseNoteDate}>{formatInstantShort(note.caseNoteDate)}</time>
        <span className={styles.mark}>{describeWithdrawn(note)}</span>
      </p>
      {opened && <OpenedNote opened={opened} onClose={() => setOpened(undefined)} />}
      {!opened && isOpen && <OpenForm patientId={patientId} note={note} onOpened={setOpened} onClose={close} />}
      {!opened && !isOpen && may('mayReadAudit') && (
        <RowButton ref={opener} onClick={open} label="Read what was withdrawn" />
      )}
    </li>
  );
};
