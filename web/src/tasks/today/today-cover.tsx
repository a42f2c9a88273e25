import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import type { Absence } from '../../../../shared/tasks/absences.ts';
import { Problem } from '../../kernel/components/problem.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { caseloadScreen, diaryScreen, screens } from '../../kernel/lib/paths.ts';
import { may } from '../../kernel/session/may.ts';
import { useSettings } from '../../settings/parts/queries.ts';
import { Line, Part } from './today-part.tsx';
import type { Covered } from './use-covered.ts';

/** What an admin sees to: somebody is away and nobody does their work, or today has no duty lead. */
const Uncovered = ({ absences }: { absences: readonly Absence[] }) => {
  const { data: settings } = useSettings();
  const isWithoutLead = settings !== undefined && settings.dutyLead === undefined;
  if (absences.length === 0 && !isWithoutLead) return null;
  return (
    <Part
      id="today-uncovered"
      title="Nobody does this work"
      of={{ total: absences.length + Number(isWithoutLead), more: false, content: absences }}
      all={{ to: screens.users, label: 'Staff accounts' }}
      urgent
      rows={
        <>
          {absences.map(({ absenceId, person, to }) => (
            <Line key={absenceId} detail={`away until ${formatDay(to)}`}>
              Nobody covers for <Link to={screens.users}>{fullName(person)}</Link>
            </Line>
          ))}
          {isWithoutLead && (
            <Line detail="alerts that nobody answers are texted to every administrator">
              Nobody is <Link to={screens.settings}>duty lead today</Link>
            </Line>
          )}
        </>
      }
    />
  );
};

/** Who is away, as notices above the work: the reader, those for whom the reader does it, and those for whom nobody does. */
export const CoverNotices = ({ own, ended, uncovered, covered }: Omit<Covered, 'duties'>) => (
  <>
    {uncovered && may('mayManageStaff') && <Uncovered absences={uncovered} />}
    {ended && (
      <p role="note">
        You were away until {formatDay(ended.to)}. <a href="#today-back">What happened meanwhile</a> is below your work.
      </p>
    )}
    {own && (
      <p role="note">
        You are away until {formatDay(own.to)}. {own.cover ? `${fullName(own.cover)} covers` : 'Nobody covers'}.{' '}
        <Link to={screens.ownSignIn}>Change that, or say that you are back</Link>.
      </p>
    )}
    {covered.map(({ absence: { absenceId, person, to }, work }) => (
      <Fragment key={absenceId}>
        <p role="note">
          You cover for <strong>{fullName(person)}</strong> until {formatDay(to)}. Their work stands among yours:{' '}
          <Link to={diaryScreen({ of: person.id, show: 'week' })}>diary</Link>,{' '}
          <Link to={caseloadScreen(person.id)}>patients</Link>.
        </p>
        {work?.error && <Problem text={work.error.message} retry={() => void work.refetch()} />}
      </Fragment>
    ))}
  </>
);
