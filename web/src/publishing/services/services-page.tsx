import { Link, useSearchParams } from 'react-router-dom';
import { today } from '../../../../shared/kernel/today.ts';
import { publishingCalls } from '../../../../shared/publishing/calls.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { screens, titles } from '../../kernel/lib/paths.ts';
import { useCall, useReading } from '../../kernel/lib/query.ts';
import styles from '../site/site.module.css';
import type { SiteDraft } from '../site/site-form.tsx';
import { movedUp, OrderedRows } from '../texts/ordered-rows.tsx';
import { describeEnd } from './describe-services.ts';
import { listBehind } from './service-fields.ts';
import { ServiceForm } from './service-form.tsx';

const newService = 'new';

type ListProps = { draft: SiteDraft; onChoose: (id: string) => void };

/** The services in their order, with those that have ended. */
const ServiceList = ({ draft: { version, facts, behind }, onChoose }: ListProps) => {
  const announce = useAnnounce();
  const { mutate, isPending, error } = useCall(publishingCalls.saveSiteServices, () =>
    announce('The order has been saved in the draft.'),
  );
  const { services } = facts;
  return (
    <>
      {error && <Problem text={error.message} />}
      <OrderedRows
        rows={services.map((service) => ({
          id: service.id,
          name: service.name,
          state: describeEnd(service, today()),
          behind: listBehind(behind, service.id),
        }))}
        isBusy={isPending}
        onChoose={onChoose}
        onMoveUp={(at) => mutate({ body: { version, services: movedUp(services, at) } })}
      />
      <p className={styles.add}>
        <QuietButton label="Add a service" onClick={() => onChoose(newService)} />
      </p>
    </>
  );
};

/** The choice is in the address, so that going back works. */
export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const draft = useReading(publishingCalls.readSiteDraft, {});
  const chosen = search.get('service');
  const close = () => setSearch({});
  const name = draft.data?.facts.services.find(({ id }) => id === chosen)?.name ?? 'A new service';
  return (
    <section>
      <StaffHeading
        title={titles.siteServices}
        {...(chosen !== null && { heading: name })}
        {...(chosen !== null && { back: [screens.siteServices, 'All services'] as [string, string] })}
      />
      <p className={styles.hint}>
        Changes are a draft until you publish them under <Link to={screens.publicSite}>Public site</Link>. Staff and
        visitors then have them within a minute. Who works in a service is under{' '}
        <Link to={screens.users}>Staff accounts</Link>. Sentences that count the services or describe them together,
        such as the first of the page of services, are under <Link to={screens.siteWords}>Words of the site</Link>.
      </p>
      <Loaded from={draft}>
        {(read) =>
          chosen === null ? (
            <ServiceList draft={read} onChoose={(id) => setSearch({ service: id })} />
          ) : (
            <ServiceForm
              key={chosen}
              draft={read}
              id={read.facts.services.some(({ id }) => id === chosen) ? chosen : undefined}
              onDone={close}
            />
          )
        }
      </Loaded>
    </section>
  );
};
