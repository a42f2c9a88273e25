import { erasureCalls, erasureWords } from '../../../../shared/erasure/calls.ts';
import { type ErasureReason, erasureReasonLabels, erasureReasons } from '../../../../shared/erasure/erasure.ts';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { Choices } from '../../kernel/components/form-fields/choices.tsx';
import { useCall } from '../../kernel/lib/query.ts';

const reasons = erasureReasons.map((id) => ({ id, label: erasureReasonLabels[id] }));

/** Why a record is to be erased, and the request itself. */
export const ErasureForm = ({ patientId, onDone }: { patientId: string; onDone: () => void }) => {
  const { mutateAsync } = useCall(erasureCalls.askErasure);
  return (
    <ChangeForm
      aria-label="Ask for it to be erased"
      save="Ask for it to be erased"
      change={async (value) => {
        const body = { why: value('why') as ErasureReason, words: value('words') };
        return (await mutateAsync({ params: { patientId }, body })).message;
      }}
      onDone={onDone}
    >
      {(field) => (
        <>
          <Choices {...field('why')} label="Why is it erased?" type="radio" required choices={reasons} value={[]} />
          <TextField
            {...field('words', erasureWords)}
            label="In a few words"
            hint="For example: by their letter of 3 May. Do not name the person: this stays after the record is gone."
          />
          <p>Nothing goes yet. An admin other than you sees what would go, and agrees or refuses.</p>
        </>
      )}
    </ChangeForm>
  );
};
