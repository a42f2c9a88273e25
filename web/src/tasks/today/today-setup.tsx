import { Link } from 'react-router-dom';
import { groupCalls } from '../../../../shared/groups/calls.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { publishingCalls } from '../../../../shared/publishing/calls.ts';
import type { OrganisationSettings } from '../../../../shared/settings/organisation-settings.ts';
import { userCalls } from '../../../../shared/users/calls.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { useReading } from '../../kernel/lib/query.ts';
import { useSettings } from '../../settings/parts/queries.ts';
import styles from './today.module.css';

type Step = { name: string; why: string; to: string; isDone: boolean };

/** What an organisation sets up first, each ticked when it is so. */
const useSteps = ({ rota, sessions }: OrganisationSettings): Step[] | undefined => {
  const { data: users } = useReading(userCalls.listUsers, {});
  const { data: patients } = useReading(patientCalls.listPatients, { params: { page: 1, size: 1 } });
  const { data: groups } = useReading(groupCalls.listGroups, { params: { state: 'active' } });
  const { data: site } = useReading(publishingCalls.readSiteDraft, {});
  const { data: practice } = useReading(patientCalls.listPracticePatients, {});
  if (!users || !patients || !groups || !site || !practice) return undefined;
  return [
    {
      name: 'Say how people reach you',
      why: 'Telephone, opening hours and address, for every page of the public site.',
      to: screens.publicSite,
      isDone: site.published.number > 0,
    },
    {
      name: 'Say what you offer',
      why: 'Your services, in your words and languages. They are public with the rest of the site.',
      to: screens.siteServices,
      isDone: site.published.number > 0,
    },
    {
      name: 'Invite your colleagues',
      why: 'Each chooses a password by a link, and is texted a code. You choose what each may open.',
      to: screens.users,
      isDone: users.content.length > 1,
    },
    {
      name: 'Write down your rooms',
      why: 'Sessions and groups are planned in them, and nobody books one twice.',
      to: screens.settings,
      isDone: sessions.rooms.length > 0,
    },
    {
      name: 'Try everything on a practice patient',
      why: 'A record of nobody, which counts nowhere.',
      to: screens.practicePatients,
      isDone: practice.content.length > 0,
    },
    {
      name: 'Bring in the people you work with',
      why: 'From a spreadsheet as you have it, or one by one.',
      to: patients.totalElements > 0 ? screens.patients : screens.import,
      isDone: patients.totalElements > 0,
    },
    {
      name: 'Start your first group',
      why: 'With its days and its register. Skip this if you have none.',
      to: screens.groupForm,
      isDone: groups.content.length > 0,
    },
    {
      name: 'Read your first report',
      why: 'It counts by itself, from the first patient on.',
      to: screens.reports,
      isDone: patients.totalElements > 0,
    },
    {
      name: 'Say who is duty lead on which day',
      why: 'They are told first of somebody in danger and of what is late. Until then all admins are.',
      to: screens.settings,
      isDone: Object.keys(rota.weekly).length > 0,
    },
  ];
};

const Guide = ({ settings }: { settings: OrganisationSettings }) => {
  const steps = useSteps(settings);
  if (!steps) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section className={styles.part} aria-labelledby="first-steps">
      <h2 id="first-steps">
        Setting up
        <span className={styles.count}>
          {' '}
          ({done} of {steps.length} done)
        </span>
      </h2>
      <ol className={styles.lines}>
        {steps.map(({ name, why, to, isDone }) => (
          <li key={name} className={styles.line}>
            <span>
              {isDone ? '✓ Done: ' : ''}
              <Link to={to}>{name}</Link>
            </span>{' '}
            <span className={styles.detail}>{why}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

/**
 * For an admin of an organisation that has just begun: what to set up, and where. It ends by itself with the last step, the rota,
 * which needs colleagues: from then on it asks for nothing.
 */
export const FirstSteps = () => {
  const { data: settings } = useSettings();
  const isSetUp = settings === undefined || Object.keys(settings.rota.weekly).length > 0;
  return isSetUp ? null : <Guide settings={settings} />;
};
