import { diary } from '../../../../shared/api/diary.ts';
import { callOffInput } from '../../../../shared/api/group.ts';
import { today } from '../../../../shared/domain/today.ts';
import { useAnnounce } from '../../components/announcer.tsx';
import { TextField } from '../../components/field.tsx';
import { StaffFormFrame } from '../../components/staff-form-frame.tsx';
import { useChangeForm } from '../../components/use-change-form.ts';
import { focusFirstControl, useDisclosure } from '../../components/use-disclosure.ts';
import { useFollowedFocus } from '../../components/use-followed-focus.ts';
import { describeDay } from '../../entities/appointment/words.ts';
import { CallFailure } from '../../lib/call-failure.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useCall } from '../../lib/query.ts';

type Props = { groupId: string; day: string };

const CallOff = ({ groupId, day, onClose }: Props & { onClose: () => void }) => {
  const call = useCall(diary.callOffDate);
  const form = useChangeForm(async (values) => {
    const body = { reason: values('reason') };
    const wrong = checkFields(callOffInput, body);
    if (Object.keys(wrong).length > 0) throw new CallFailure(400, '', { errors: wrong });
    return (await call.mutateAsync({ params: { groupId, day }, body })).message;
  }, onClose);
  return (
    <StaffFormFrame
      form={form}
      ref={focusFirstControl}
      aria-label={`Call off ${describeDay(day)}`}
      onSubmit={form.submit}
      save={day < today() ? 'Save' : 'Call it off'}
      onCancel={onClose}
    >
      <TextField
        {...form.field('reason', callOffInput.shape.reason)}
        label={day < today() ? 'Why did it not take place?' : 'Why is it called off?'}
        hint="Everybody who sees the group reads this. Please write nothing about a patient."
      />
    </StaffFormFrame>
  );
};

const TakeBack = ({ groupId, day }: Props) => {
  const back = useCall(diary.takeBackDate);
  const announce = useAnnounce();
  const button = useFollowedFocus<HTMLButtonElement>();
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button quiet"
        onClick={() => back.mutate({ params: { groupId, day } }, { onSuccess: ({ message }) => announce(message) })}
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
        <button ref={opener} type="button" className="button quiet" onClick={open}>
          {day < today() ? 'Did not take place' : 'Call off'}
          <span className="visually-hidden"> {describeDay(day)}</span>
        </button>
      )}
    </span>
  );
};
