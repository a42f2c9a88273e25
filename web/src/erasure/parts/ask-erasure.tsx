import { erasureCalls, erasureWords } from '../../../../shared/erasure/calls.ts';
import { type ErasureReason, erasureReasonLabels, erasureReasons } from '../../../../shared/erasure/erasure.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { Choices } from '../../kernel/components/form-fields/choices.tsx';
import { useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { useCall } from '../../kernel/lib/query.ts';

const reasons = erasureReasons.map((id) => ({ id, label: erasureReasonLabels[id] }));

/** Asks for a record to be erased; an admin other than the caller has to agree. */
export const AskErasure = ({ patientId, name }: { patientId: string; name: string }) => {
  const { isOpen, open, close, opener } = useDisclosure();
  const { mutateAsync } = useCall(erasureCalls.askErasure);
  if (!isOpen) return <RowButton ref={opener} onClick={open} label="Ask for it to be erased" about={name} />;
  return (
    <ChangeForm
      aria-label="Ask for it to be erased"
      save="Ask for it to be erased"
      change={async (value) => {
        const body = { why: value('why') as ErasureReason, words: value('words') };
        return (await mutateAsync({ params: { patientId }, body })).message;
      }}
      onDone={close}
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
