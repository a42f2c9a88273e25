import { groupCalls } from '../../../../shared/groups/calls.ts';
import { callOffInput } from '../../../../shared/groups/group.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { describeDay } from '../../appointments/parts/words.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { QuietButton } from '../../kernel/components/buttons.tsx';
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
  const announce = useAnnounce();
  const back = useCall(groupCalls.takeBackDate, ({ message }) => announce(message));
  const button = useFollowedFocus<HTMLButtonElement>();
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button quiet"
        onClick={() => back.mutate({ params: { groupId, day } })}
      >
        {day < today() ? 'It took place after all' : 'It takes place after all'}
        <span className="visually-hidden">: {describeDay(day)}</span>
      </button>
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
        <QuietButton
          ref={opener}
          label={day < today() ? 'Did not take place' : 'Call off'}
          about={describeDay(day)}
          onClick={open}
        />
      )}
    </span>
  );
};
