import { diary } from '../../../../shared/api/diary.ts';
import type { GroupMember } from '../../../../shared/api/group.ts';
import { today } from '../../../../shared/domain/today.ts';
import { ChangeForm } from '../../components/change-form.tsx';
import { TextField } from '../../components/field.tsx';
import { useDisclosure } from '../../components/use-disclosure.ts';
import { useCall } from '../../lib/query.ts';

type Props = { groupId: string; member: GroupMember; name: string };

const Leave = ({ groupId, member: { memberId }, name, onClose }: Props & { onClose: () => void }) => {
  const change = useCall(diary.changeMember);
  return (
    <ChangeForm
      aria-label={`${name} leaves`}
      save="Save"
      onDone={onClose}
      change={async (value) => {
        await change.mutateAsync({ params: { groupId, memberId }, body: { leftOn: value('leftOn') } });
        return `${name} has left the group.`;
      }}
    >
      {(field) => <TextField {...field('leftOn')} label="Last day in the group" type="date" defaultValue={today()} />}
    </ChangeForm>
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
