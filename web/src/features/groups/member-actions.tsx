import { diary } from '../../../../shared/api/diary.ts';
import type { GroupMember } from '../../../../shared/api/group.ts';
import { today } from '../../../../shared/domain/today.ts';
import { TextField } from '../../components/field.tsx';
import { StaffFormFrame } from '../../components/staff-form-frame.tsx';
import { useChangeForm } from '../../components/use-change-form.ts';
import { focusFirstControl, useDisclosure } from '../../components/use-disclosure.ts';
import { useCall } from '../../lib/query.ts';

type Props = { groupId: string; member: GroupMember; name: string };

const Leave = ({ groupId, member: { memberId }, name, onClose }: Props & { onClose: () => void }) => {
  const change = useCall(diary.changeMember);
  const form = useChangeForm(async (values) => {
    await change.mutateAsync({ params: { groupId, memberId }, body: { leftOn: values('leftOn') } });
    return `${name} has left the group.`;
  }, onClose);
  return (
    <StaffFormFrame
      form={form}
      ref={focusFirstControl}
      aria-label={`${name} leaves`}
      onSubmit={form.submit}
      save="Save"
      onCancel={onClose}
    >
      <TextField {...form.field('leftOn')} label="Last day in the group" type="date" defaultValue={today()} />
    </StaffFormFrame>
  );
};

/** The forms by which somebody leaves the group, or is given a place in it. */
export const MemberActions = (props: Props) => {
  const { groupId, member, name } = props;
  const { isOpen, open, close, opener } = useDisclosure();
  const give = useCall(diary.changeMember);
  if (isOpen) return <Leave {...props} onClose={close} />;
  return (
    <span>
      {member.waiting && (
        <button
          type="button"
          className="button quiet"
          onClick={() => give.mutate({ params: { groupId, memberId: member.memberId }, body: {} })}
        >
          Give a place<span className="visually-hidden"> to {name}</span>
        </button>
      )}{' '}
      <button ref={opener} type="button" className="button quiet" onClick={open}>
        Leaves<span className="visually-hidden"> the group: {name}</span>
      </button>
      <span role="alert">{give.error?.message}</span>
    </span>
  );
};
