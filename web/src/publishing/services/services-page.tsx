import { Link, useSearchParams } from 'react-router-dom';
import { today } from '../../../../shared/kernel/today.ts';
import type { Service } from '../../../../shared/organisation/facts.ts';
import { publishingCalls } from '../../../../shared/publishing/calls.ts';
import type { LanguageKey } from '../../../../shared/words/language.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { QuietButton, RowButton } from '../../kernel/components/buttons.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { screens, titles } from '../../kernel/lib/paths.ts';
import { useCall, useReading } from '../../kernel/lib/query.ts';
import styles from '../site/site.module.css';
import type { SiteDraft } from '../site/site-form.tsx';
import { describeEnd } from './describe-services.ts';
import { listBehind, nameLanguage } from './service-fields.ts';
import { ServiceForm } from './service-form.tsx';

const newService = 'new';

const movedUp = (services: readonly Service[], at: number): Service[] => {
  const [before, moved] = [services[at - 1], services[at]];
  return before && moved ? services.with(at - 1, moved).with(at, before) : [...services];
};

const BehindEnglish = ({ languages }: { languages: readonly LanguageKey[] }) =>
  languages.length > 0 && (
    <span className={styles.below}>
      Its English has changed since it was written in {languages.map(nameLanguage).join(', ')}
    </span>
  );

type ListProps = { draft: SiteDraft; onChoose: (id: string) => void };

/** The services in their order, with those that have ended. */
const ServiceList = ({ draft: { version, facts, behind }, onChoose }: ListProps) => {
  const announce = useAnnounce();
  const { mutate, isPending, error } = useCall(publishingCalls.saveSiteServices, () =>
    announce('The order has been saved in the draft.'),
  );
  const { services } = facts;
  const moveUp = (at: number) => mutate({ body: { version, services: movedUp(services, at) } });
  return (
    <>
      {error && <Problem text={error.message} />}
      <RowsTable className="cards" caption="In the order of the site" columns={['Name', 'State', { hidden: 'Change' }]}>
        {services.map((service, at) => (
          <tr key={service.id}>
            <th scope="row">{service.name}</th>
            <td data-label="State">
              {describeEnd(service, today())}
              <BehindEnglish languages={listBehind(behind, service.id)} />
            </td>
            <td>
              <span className={styles.acts}>
                <RowButton label="Change" about={service.name} onClick={() => onChoose(service.id)} />
                {at > 0 && !isPending && <RowButton label="Move up" about={service.name} onClick={() => moveUp(at)} />}
              </span>
            </td>
          </tr>
        ))}
      </RowsTable>
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
