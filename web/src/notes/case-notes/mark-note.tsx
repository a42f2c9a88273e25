import { caseNoteCalls } from '../../../../shared/notes/calls.ts';
import type { CaseNote } from '../../../../shared/notes/case-note.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { MarkForm } from '../../privacy/parts/mark-form.tsx';

/** Says whether the person may read a note, in place of the button that asks for it. */
export const MarkNote = ({ patientId, note }: { patientId: string; note: CaseNote }) => {
  const { isOpen, open, close, opener } = useDisclosure();
  const { mutateAsync } = useCall(caseNoteCalls.markCaseNote);
  const { caseNoteId, notForThem } = note;
  if (!isOpen) return <RowButton ref={opener} onClick={open} label="May they read it?" />;
  return (
    <MarkForm
      notForThem={notForThem}
      change={(body) => mutateAsync({ params: { patientId, caseNoteId }, body })}
      onDone={close}
    />
  );
};
