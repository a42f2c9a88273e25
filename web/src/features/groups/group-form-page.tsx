import { useParams } from 'react-router-dom';
import type { Group } from '../../../../shared/api/group.ts';
import { missing } from '../../../../shared/api/missing.ts';
import { Loaded } from '../../components/loaded.tsx';
import { StaffHeading } from '../../components/staff-heading.tsx';
import { usePlanning } from '../../entities/appointment/use-planning.ts';
import { useGroup } from '../../entities/group/queries.ts';
import { groupScreen, screens, titles } from '../../lib/paths.ts';
import { GroupForm } from './group-form.tsx';

const WithChoices = ({ group }: { group: Group | undefined }) => (
  <Loaded from={usePlanning()}>{(planning) => <GroupForm group={group} planning={planning} />}</Loaded>
);

const Change = ({ id }: { id: string }) => (
  <Loaded from={useGroup(id)} missing={missing.group}>
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
