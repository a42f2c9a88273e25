import { useQuery } from '@tanstack/react-query';
import { records } from '../../../../shared/api/records.ts';
import { Heading } from '../../components/heading.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useSettings } from '../../entities/settings/queries.ts';
import { titles } from '../../lib/paths.ts';
import { callQuery } from '../../lib/query.ts';
import { together } from '../../lib/reading.ts';
import { SettingsForm } from './settings-form.tsx';

export const Component = () => {
  const current = useSettings();
  const staff = useQuery(callQuery(records.listStaff, {}));
  return (
    <section>
      <PageHead title={titles.settings} />
      <Heading>{titles.settings}</Heading>
      <Loaded from={together({ current, staff })}>
        {(read) => <SettingsForm current={read.current} staff={read.staff} />}
      </Loaded>
    </section>
  );
};
