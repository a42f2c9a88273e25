import { Link, useParams } from 'react-router-dom';
import { missing } from '../../../../shared/api/missing.ts';
import { Heading } from '../../components/heading.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useGroup } from '../../entities/group/queries.ts';
import { useSettings } from '../../entities/settings/queries.ts';
import { useColleagues } from '../../entities/task/queries.ts';
import { groupScreen, screens, titles } from '../../lib/paths.ts';
import { together } from '../../lib/reading.ts';
import { useOwnAccount } from '../../lib/session/use-own-account.ts';
import { GroupForm } from './group-form.tsx';

const WithChoices = ({ group }: Pick<Parameters<typeof GroupForm>[0], 'group'>) => {
  const account = useOwnAccount();
  const colleagues = useColleagues();
  return (
    <Loaded from={together({ settings: useSettings(), colleagues, account })}>
      {({ settings: { sessions }, colleagues: { content }, account: own }) => (
        <GroupForm group={group} rooms={sessions.rooms} colleagues={content} username={own?.id ?? ''} />
      )}
    </Loaded>
  );
};

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
      <PageHead title={title} />
      <Link to={id === undefined ? screens.groups : groupScreen(id)} className="back">
        {id === undefined ? 'Back to the groups' : 'Back to the group'}
      </Link>
      <Heading>{title}</Heading>
      {id === undefined ? <WithChoices group={undefined} /> : <Change key={id} id={id} />}
    </section>
  );
};
