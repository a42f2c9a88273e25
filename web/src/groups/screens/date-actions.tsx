import { groupCalls } from '../../../../shared/groups/calls.ts';
import { callOffInput } from '../../../../shared/groups/group.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { describeDay } from '../../appointments/parts/words.ts';
import { ActionButton } from '../../kernel/components/action-button.tsx';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { useDisclosure, useFollowedFocus } from '../../kernel/components/use-disclosure.ts';
import { checkFields, refuseWrong } from '../../kernel/forms/check-fields.ts';
import { useCall } from '../../kernel/lib/query.ts';

type Props = { groupId: string; day: string };

const CallOff = ({ groupId, day, onClose }: Props & { onClose: () => void }) => {
  const call = useCall(groupCalls.callOffDate);
  return (
    <ChangeForm
      aria-label={`Call off ${describeDay(day)}`}
      save={day < today() ? 'Save' : 'Call it off'}
      onDone={onClose}
      change={async (value) => {
        const body = { reason: value('reason') };
        refuseWrong(checkFields(callOffInput, body));
        return (await call.mutateAsync({ params: { groupId, day }, body })).message;
      }}
    >
      {(field) => (
        <TextField
          {...field('reason', callOffInput.shape.reason)}
          label={day < today() ? 'Why did it not take place?' : 'Why is it called off?'}
          hint="Everybody who sees the group reads this. Please write nothing about a patient."
        />
      )}
    </ChangeForm>
  );
};

const TakeBack = ({ groupId, day }: Props) => {
  const back = useCall(groupCalls.takeBackDate);
  const announce = useAnnounce();
  const button = useFollowedFocus<HTMLButtonElement>();
  return (
    <>
      <ActionButton
        ref={button}
        onClick={() => back.mutate({ params: { groupId, day } }, { onSuccess: ({ message }) => announce(message) })}
        about={`: ${describeDay(day)}`}
      >
        {day < today() ? 'It took place after all' : 'It takes place after all'}
      </ActionButton>
      <span role="alert">{back.error?.message}</span>
    </>
  );
};

/** Calls one date of a group off, or says that it did not take place; or takes that back. */
export const DateActions = ({ groupId, day, isOff }: Props & { isOff: boolean }) => {
  const { isOpen, open, close, opener } = useDisclosure();
  if (isOpen) return <CallOff groupId={groupId} day={day} onClose={close} />;
  return (
    <span>
      {isOff ? (
        <TakeBack groupId={groupId} day={day} />
      ) : (
        <ActionButton ref={opener} onClick={open} about={` ${describeDay(day)}`}>
          {day < today() ? 'Did not take place' : 'Call off'}
        </ActionButton>
      )}
    </span>
  );
};
