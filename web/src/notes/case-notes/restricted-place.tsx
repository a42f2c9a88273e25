import { useState } from 'react';
import type { CaseNote, RestrictedNote } from '../../../../shared/notes/case-note.ts';
import { restrictedNoteCalls } from '../../../../shared/notes/restricted-note-calls.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { describeRestriction, OpenPart } from '../../privacy/parts/restricted-part.tsx';
import styles from './case-notes.module.css';

/** The place of a note that is restricted to others: it opens with a reason, is on no paper, and gone when the page is left. */
export const RestrictedPlace = ({ patientId, note }: { patientId: string; note: RestrictedNote }) => {
  const { isOpen, open, close, opener } = useDisclosure();
  const [opened, setOpened] = useState<CaseNote>();
  const { mutateAsync } = useCall(restrictedNoteCalls.openRestrictedNote);
  const { caseNoteId, caseNoteDate, restricted } = note;
  return (
    <li className={styles.withdrawn}>
      <p>
        <time dateTime={caseNoteDate}>{formatInstantShort(caseNoteDate)}</time>
        <span className={styles.mark}>{describeRestriction(restricted)}</span>
      </p>
      {opened && (
        <div className={styles.opened}>
          <blockquote className={styles.earlier}>
            <p className={styles.text}>{opened.caseNoteText}</p>
            <p className={styles.by}>
              By {fullName(opened.by)}, {formatInstantShort(opened.writtenAt)}
            </p>
          </blockquote>
          <RowButton onClick={() => setOpened(undefined)} label="Close" />
        </div>
      )}
      {!opened && isOpen && (
        <OpenPart
          part="note"
          restricted={restricted}
          open={async (body) => setOpened(await mutateAsync({ params: { patientId, caseNoteId }, body }))}
          onDone={close}
        />
      )}
      {!opened && !isOpen && <RowButton ref={opener} onClick={open} label="Open it with a reason" />}
    </li>
  );
};
