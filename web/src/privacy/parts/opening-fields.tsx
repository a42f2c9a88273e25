import { openingReasons, openingWords } from '../../../../shared/patients/opening.ts';
import type { useChangeForm } from '../../kernel/components/change-form.tsx';
import { LongTextField } from '../../kernel/components/field.tsx';
import { Choices } from '../../kernel/components/form-fields/choices.tsx';
import { openingReasonLabels } from '../../patients/parts/words.ts';

const reasons = openingReasons.map((id) => ({ id, label: openingReasonLabels[id] }));

/** The reason for opening a record, or a part of it, that is closed. */
export const OpeningFields = ({ field }: Pick<ReturnType<typeof useChangeForm>, 'field'>) => (
  <>
    <Choices {...field('why')} label="Why do you open it?" type="radio" required choices={reasons} value={[]} />
    <LongTextField
      {...field('words', openingWords)}
      label="In your words"
      hint="Only needed where you choose ‘Another reason’."
      rows={3}
    />
  </>
);
