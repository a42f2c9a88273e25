import type { CaseNote } from '../../../../shared/notes/case-note.ts';
import { restrictedNoteCalls } from '../../../../shared/notes/restricted-note-calls.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { RestrictPart } from '../../privacy/parts/restricted-part.tsx';

/** Restricts a note to named people, in place of the button that asks for it. */
export const RestrictNote = ({ patientId, note }: { patientId: string; note: CaseNote }) => {
  const { isOpen, open, close, opener } = useDisclosure();
  const { mutateAsync } = useCall(restrictedNoteCalls.restrictCaseNote);
  const { caseNoteId, restrictedTo } = note;
  if (!isOpen) return <RowButton ref={opener} onClick={open} label="Who may read it?" />;
  return (
    <RestrictPart
      part="note"
      restrictedTo={restrictedTo}
      change={(body) => mutateAsync({ params: { patientId, caseNoteId }, body })}
      onDone={close}
    />
  );
};
