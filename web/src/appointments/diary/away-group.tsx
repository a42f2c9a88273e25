import { Link } from 'react-router-dom';
import { groupCalls } from '../../../../shared/groups/calls.ts';
import type { GroupMeeting } from '../../../../shared/groups/group.ts';
import type { StaffUser } from '../../../../shared/patients/staff-user.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { groupScreen } from '../../kernel/lib/paths.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { describeLongDay } from '../parts/words.ts';
import styles from './diary.module.css';

type Props = {
  meeting: GroupMeeting;
  cover: StaffUser | undefined;
  reader: string | undefined;
  onDone: (text: string) => void;
};

const describeLeading = (cover: StaffUser | undefined, reader: string | undefined): string => {
  if (!cover) return 'nobody leads it';
  return cover.id === reader ? 'you lead it: its register is on Today' : `${fullName(cover)} leads it`;
};

/** A date of a group whose leader is away: the cover leads it, or it is called off, and the members are told. */
export const AwayGroup = ({ meeting: { groupId, name, day, time, until }, cover, reader, onDone }: Props) => {
  const about = `${name}, ${describeLongDay(day)}`;
  const callOff = useCall(groupCalls.callOffDate, () =>
    onDone(`${about}, is called off. To tell the members is a task on your Today.`),
  );
  return (
    <li className={styles.away}>
      <span className={styles.who}>
        <Link to={groupScreen(groupId)}>{name}</Link>
        <span className={styles.detail}>
          {describeLongDay(day)}, {time}–{until}, group, {describeLeading(cover, reader)}
        </span>
      </span>
      <span className={styles.actions}>
        <RowButton
          label="Call it off"
          about={about}
          isOff={callOff.isPending}
          onClick={() => callOff.mutate({ params: { groupId, day }, body: { reason: 'The leader is away.' } })}
        />
      </span>
      {callOff.error && <Problem text={callOff.error.message} />}
    </li>
  );
};
