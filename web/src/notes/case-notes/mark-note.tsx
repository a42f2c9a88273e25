import { caseNoteCalls } from '../../../../shared/notes/calls.ts';
import { type CaseNote, noteMarkLabels, noteMarks } from '../../../../shared/notes/case-note.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';
import { useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { useCall } from '../../kernel/lib/query.ts';

/** Nothing, and the reasons why a note is not for the person. */
export const markChoices = [['', 'Yes, all of it'], ...choicesOf(noteMarks, noteMarkLabels)] as const;
export const markLabel = 'May they read it, if they ask for a copy of their record?';

/** Says whether the person may read a note: whoever answers them, if they ask for a copy, sees it there. */
export const MarkNote = ({ patientId, note }: { patientId: string; note: CaseNote }) => {
  const { isOpen, open, close, opener } = useDisclosure();
  const { mutateAsync } = useCall(caseNoteCalls.markCaseNote);
  const { caseNoteId, notForThem = '' } = note;
  if (!isOpen) return <RowButton ref={opener} onClick={open} label="May they read it?" />;
  return (
    <ChangeForm
      aria-label={markLabel}
      save="Save"
      onDone={close}
      change={async (value) => {
        const chosen = noteMarks.find((one) => one === value('notForThem')) ?? '';
        return (await mutateAsync({ params: { patientId, caseNoteId }, body: { notForThem: chosen } })).message;
      }}
    >
      {(field) => (
        <SelectField {...field('notForThem')} label={markLabel} choices={markChoices} defaultValue={notForThem} />
      )}
    </ChangeForm>
  );
};
