import { useParams } from 'react-router-dom';
import { groupCalls } from '../../../../shared/groups/calls.ts';
import type { Group } from '../../../../shared/groups/group.ts';
import { missing } from '../../../../shared/kernel/missing.ts';
import { usePlanning } from '../../appointments/parts/queries.ts';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { groupScreen, screens, titles } from '../../kernel/lib/paths.ts';
import { freshOnReturn } from '../../kernel/lib/query.ts';
import { useReading } from '../../kernel/lib/use-reading.ts';
import { GroupForm } from './group-form.tsx';

const WithChoices = ({ group }: { group: Group | undefined }) => (
  <Loaded from={usePlanning()}>{(planning) => <GroupForm group={group} planning={planning} />}</Loaded>
);

const Change = ({ id }: { id: string }) => (
  <Loaded from={useReading(groupCalls.readGroup, { params: { groupId: id } }, freshOnReturn)} missing={missing.group}>
    {({ group }) => <WithChoices group={group} />}
  </Loaded>
);

/** The form of a new group, or of one that is changed, planned anew or ended. */
export const Component = () => {
  const { id } = useParams();
  const title = id === undefined ? titles.groupForm : 'Change or end a group';
  return (
    <section>
      <StaffHeading
        title={title}
        back={id === undefined ? [screens.groups, 'Back to the groups'] : [groupScreen(id), 'Back to the group']}
      />
      {id === undefined ? <WithChoices group={undefined} /> : <Change key={id} id={id} />}
    </section>
  );
};
