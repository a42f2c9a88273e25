import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { caseNotesScreen, newCaseNoteScreen } from '../../kernel/lib/paths.ts';
import { may } from '../../kernel/session/may.ts';
import { describePlace, isPlace } from '../../notes/parts/describe-place.ts';
import { useSummaryPart } from '../parts/summary-reading.ts';
import styles from './summary.module.css';

// About four lines on a phone; a note that is hardly longer is shown whole.
const shownLetters = 180;
const isLong = (text: string): boolean => text.length > shownLetters + 60 || text.split('\n').length > 5;

const NoteText = ({ text }: { text: string }) => {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <p className={styles.note} data-folded={isLong(text) && !isWhole}>
        {text}
      </p>
      {isLong(text) && (
        <RowButton
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          label={isWhole ? 'Show less' : 'Show the whole note'}
        />
      )}
    </>
  );
};

/** The words of the latest note: the first lines, and the rest on request. */
export const LastNote = ({ patientId }: { patientId: string }) => (
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
        if (!note) return <p className={styles.none}>This patient has no case notes yet.</p>;
        if ('unreadable' in note) return <Unreadable what="This note" id={note.caseNoteId} />;
        return (
          <>
            {places}
            <p className={styles.when}>
              <time dateTime={note.caseNoteDate}>{formatInstantShort(note.caseNoteDate)}</time>, {fullName(note.by)}
              {totalElements > 1 && `, the latest of ${totalElements}`}
            </p>
            <NoteText key={`${note.caseNoteId} ${note.version}`} text={note.caseNoteText} />
          </>
        );
      }}
    </Loaded>
    <p className={styles.links}>
      {may('mayWriteRecords') && (
        <Link className="in-row act" to={newCaseNoteScreen(patientId)}>
          Write a case note
        </Link>
      )}
      <Link to={caseNotesScreen(patientId)}>Read case notes</Link>
    </p>
  </section>
);
