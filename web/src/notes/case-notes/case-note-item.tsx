import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import { amendmentForm } from '../../../../shared/drafts/calls.ts';
import { caseNoteCalls } from '../../../../shared/notes/calls.ts';
import { type CaseNote, noteMarkLabels, noteWithdrawal } from '../../../../shared/notes/case-note.ts';
import { caseNoteText } from '../../../../shared/patients/record.ts';
import { ActionLink } from '../../kernel/components/action-link.tsx';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import { LongTextField, TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { MoreActions } from '../../kernel/components/more-actions.tsx';
import { RadioRow } from '../../kernel/components/radio-row.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { focusFirstControl, useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields, refuseWrong } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { newTaskScreen } from '../../kernel/lib/paths.ts';
import { useCall, useReading } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { useOwnAccount } from '../../kernel/session/use-own-account.ts';
import { PatientSearch } from '../../patients/parts/patient-search.tsx';
import type { ChosenPatient } from '../../patients/parts/queries.ts';
import { describeRestriction } from '../../privacy/parts/restricted-part.tsx';
import { describeMoved } from '../parts/describe-place.ts';
import styles from './case-notes.module.css';
import { MarkNote } from './mark-note.tsx';
import { RestrictNote } from './restrict-note.tsx';

const schema = z.object({ text: z.string() });
const wanted = z.object({ text: caseNoteText });
const savedOf = ({ version, caseNoteText: text }: CaseNote) => ({ version, values: { text } });

/** The form for new words of a note. The earlier ones stay readable below it. */
const AmendNote = ({ patientId, note, onDone }: { patientId: string; note: CaseNote; onDone: () => void }) => {
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
    <DraftForm
      form={form}
      draft="amendment"
      merged={{ text: 'The note' }}
      cancel={{ what: 'Your change to the note', onClose: onDone }}
      ref={focusFirstControl}
      className={styles.amend}
      onSubmit={save}
      save="Save as a new version"
    >
      <LongTextField {...form.field('text')} label="The note, amended" rows={8} />
    </DraftForm>
  );
};

const waysOut = [
  ['withdraw', 'Withdraw it from this record'],
  ['move', 'Move it to another patient'],
] as const;
const choosePatient = 'Please choose the patient whom the note is about.';

type WithdrawProps = { patient: ChosenPatient; note: CaseNote; onDone: () => void };

/** Takes a note off the wrong record, with the reason; the words are kept for an audit, or go to the right record. */
const WithdrawNote = ({ patient, note, onDone }: WithdrawProps) => {
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

const startOf = (text: string) => {
  const letters = [...text.replaceAll(/\s+/g, ' ')];
  return letters.length > 15 ? `${letters.slice(0, 15).join('')}…` : letters.join('');
};

type Props = { patient: ChosenPatient; note: CaseNote; isLatest: boolean };

/**
 * One note: its date and first words, and its text below; the latest is unfolded, of the others the first lines show.
 */
export const CaseNoteItem = ({ patient, note, isLatest }: Props) => {
  const { patientId } = patient;
  const isAsked = useSearchParams()[0].get('amend') === note.caseNoteId;
  const { isOpen, open, close, opener } = useDisclosure(isAsked);
  // Fixed at the first drawing: a newer note above it folds nothing while somebody reads.
  const [isUnfolded] = useState(isAsked || isLatest);
  const [asked, setAsked] = useState(isUnfolded);
  const amended = note.version > 1;
  // Read on request.
  const params = { patientId, caseNoteId: note.caseNoteId };
  const versions = useReading(caseNoteCalls.listNoteVersions, { params }, { enabled: asked && amended });
  const more = useState(false);
  const withdrawing = useDisclosure();
  const first = amended ? versions.data?.content.find(({ version }) => version === 1) : note;
  const { data: me } = useOwnAccount();
  const isAuthor = me && first && 'by' in first && first.by.id === me.id;
  const moved = describeMoved(note);
  return (
    <li>
      <details
        className={styles.note}
        open={isUnfolded || undefined}
        onToggle={({ currentTarget }) => currentTarget.open && setAsked(true)}
      >
        <summary>
          <time dateTime={note.caseNoteDate}>{formatInstantShort(note.caseNoteDate)}</time>
          <span className={styles.start}>{startOf(note.caseNoteText)}</span>
          {amended && <span className={styles.mark}>Amended</span>}
        </summary>
        {isOpen ? (
          <AmendNote patientId={patientId} note={note} onDone={close} />
        ) : (
          <>
            <p className={styles.text}>{note.caseNoteText}</p>
            <p className={styles.by}>
              {amended
                ? `Amended by ${fullName(note.by)}, ${formatInstantShort(note.writtenAt)}`
                : `By ${fullName(note.by)}`}
            </p>
            {moved && <p className={styles.by}>{moved}</p>}
            {note.restrictedTo && <p className={styles.by}>{describeRestriction(note.restrictedTo)}</p>}
            {note.notForThem && <p className={styles.by}>Not for them to read: {noteMarkLabels[note.notForThem]}</p>}
            {asked && amended && (
              <Loaded from={versions} failed="How it read before:">
                {({ content }) =>
                  content.map((earlier) => (
                    <blockquote key={earlier.version} className={styles.earlier}>
                      {'unreadable' in earlier ? (
                        <Unreadable what="An earlier version" id={earlier.version} />
                      ) : (
                        <>
                          <p className={styles.text}>{earlier.caseNoteText}</p>
                          <p className={styles.by}>
                            Earlier version, by {fullName(earlier.by)}, {formatInstantShort(earlier.writtenAt)}
                          </p>
                        </>
                      )}
                    </blockquote>
                  ))
                }
              </Loaded>
            )}
            {withdrawing.isOpen && <WithdrawNote patient={patient} note={note} onDone={withdrawing.close} />}
            {may('mayWriteRecords') && !withdrawing.isOpen && (
              <div className={styles.actions}>
                <RowButton ref={opener} onClick={open} label="Amend this note" />
                <MoreActions shown={more}>
                  <ActionLink to={newTaskScreen(patientId, 'note')}>Make a task of it</ActionLink>
                  <MarkNote patientId={patientId} note={note} />
                  <RestrictNote patientId={patientId} note={note} />
                  {(isAuthor || may('mayWithdrawNotesOfOthers')) && (
                    <RowButton ref={withdrawing.opener} onClick={withdrawing.open} label="On the wrong record?" />
                  )}
                </MoreActions>
              </div>
            )}
          </>
        )}
      </details>
      <p className={styles.preview}>{note.caseNoteText}</p>
    </li>
  );
};
