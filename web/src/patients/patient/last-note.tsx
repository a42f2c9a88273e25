import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { ActionLink } from '../../kernel/components/action-link.tsx';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { Icon } from '../../kernel/components/icons/icon.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { caseNotesScreen, newCaseNoteScreen } from '../../kernel/lib/paths.ts';
import { may } from '../../kernel/session/may.ts';
import { describePlace, isPlace } from '../../notes/parts/describe-place.ts';
import { useSummaryPart } from '../parts/summary-reading.ts';
import styles from './summary.module.css';

// About four lines on a phone; a text that is hardly longer is shown whole.
const shownLetters = 180;
const isLong = (text: string): boolean => text.length > shownLetters + 60 || text.split('\n').length > 5;

const FoldedText = ({ text, whole }: { text: string; whole: string }) => {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <p className={styles.note} data-folded={isLong(text) && !isWhole}>
        {text}
      </p>
      {isLong(text) && (
        <RowButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} label={isWhole ? 'Show less' : whole} />
      )}
    </>
  );
};

/**
 * The words of the latest note: the first lines, and the rest on request. Before the first note, the reason for the
 * referral is what is known.
 */
export const LastNote = ({ record: { patientId, referralContent } }: { record: PatientRecord }) => (
  <section aria-labelledby="last-note">
    <h2 id="last-note">Last note</h2>
    <Loaded from={useSummaryPart(patientId, 'notes')}>
      {({ content, totalElements }) => {
        const [note] = content.flatMap((one) => (isPlace(one) ? [] : one));
        // Those before it say that a note was withdrawn, or is restricted to others.
        const before = content.slice(0, note && content.indexOf(note)).filter(isPlace);
        const places = before.map((one) => (
          <p key={one.caseNoteId} className={styles.when}>
            {describePlace(one)}
          </p>
        ));
        if (!note && places.length > 0) return places;
        if (!note) {
          return (
            <>
              <p className={styles.none}>This patient has no case notes yet.</p>
              {referralContent.content && (
                <>
                  <p className={styles.when}>Reason for the referral</p>
                  <FoldedText text={referralContent.content} whole="Show the whole reason" />
                </>
              )}
            </>
          );
        }
        if ('unreadable' in note) return <Unreadable what="This note" id={note.caseNoteId} />;
        return (
          <>
            {places}
            <p className={styles.when}>
              <time dateTime={note.caseNoteDate}>{formatInstantShort(note.caseNoteDate)}</time>, {fullName(note.by)}
              {totalElements > 1 && `, the latest of ${totalElements}`}
            </p>
            <FoldedText
              key={`${note.caseNoteId} ${note.version}`}
              text={note.caseNoteText}
              whole="Show the whole note"
            />
          </>
        );
      }}
    </Loaded>
    <p className={styles.links}>
      {may('mayWriteRecords') && (
        <ActionLink to={newCaseNoteScreen(patientId)}>
          <Icon action="note" />
          Write a case note
        </ActionLink>
      )}
      <Link to={caseNotesScreen(patientId)}>Read case notes</Link>
    </p>
  </section>
);
