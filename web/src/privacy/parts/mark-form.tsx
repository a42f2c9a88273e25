import { type NoteMark, noteMarkLabels, noteMarks } from '../../../../shared/notes/case-note.ts';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';

/** Nothing, and the reasons why a note or a document is not for the person. */
export const markChoices = [['', 'Yes, all of it'], ...choicesOf(noteMarks, noteMarkLabels)] as const;
export const markLabel = 'May they read it, if they ask for a copy of their record?';

type Props = {
  notForThem: NoteMark | undefined;
  change: (body: { notForThem: NoteMark | '' }) => Promise<{ message: string }>;
  onDone: () => void;
};

/** Says whether the person may read a note or a document: whoever answers them, if they ask for a copy, sees it there. */
export const MarkForm = ({ notForThem, change, onDone }: Props) => (
  <ChangeForm
    aria-label={markLabel}
    save="Save"
    onDone={onDone}
    change={async (value) => {
      const chosen = noteMarks.find((one) => one === value('notForThem')) ?? '';
      return (await change({ notForThem: chosen })).message;
    }}
  >
    {(field) => (
      <SelectField {...field('notForThem')} label={markLabel} choices={markChoices} defaultValue={notForThem ?? ''} />
    )}
  </ChangeForm>
);
