import { Link } from 'react-router-dom';
import { today } from '../../../../shared/kernel/today.ts';
import { describeUntil } from '../../../../shared/patients/caseload.ts';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { patientScreen, screens } from '../../kernel/lib/paths.ts';
import { useReading } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { useSettings } from '../../settings/parts/queries.ts';
import { lateKindNames } from '../parts/late-kind-names.ts';
import { Line, Part } from './today-part.tsx';

const LateWithColleagues = ({ title }: { title: string }) => {
  const { data } = useReading(taskCalls.readLeadWork, {});
  return (
    data && (
      <Part
        id="today-lead"
        title={title}
        of={data}
        all={{ to: screens.lateWork, label: 'All that is late' }}
        rows={data.content.map(({ kind, due, owner, patient }, index) => (
          // Two things of one kind can be due on one day with one person.
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing of their own, and never change places.
          <Line key={index} detail={`${lateKindNames[kind]}: ${describeUntil(due, today()).text.toLowerCase()}`}>
            {fullName(owner)}
            {patient && (
              <>
                {', about '}
                <Link to={patientScreen(patient.patientId)}>{fullName(patient)}</Link>
              </>
            )}
          </Line>
        ))}
      />
    )
  );
};

/** What has come to the reader as the duty lead of today, or as an admin on a day without one. */
export const TodayLead = ({ me }: { me: string }) => {
  const { data: settings } = useSettings();
  if (!settings) return null;
  if (settings.dutyLead?.id === me) return <LateWithColleagues title="Late with colleagues, for you as duty lead" />;
  const isForAdmins = settings.dutyLead === undefined && may('mayManageStaff');
  return isForAdmins && <LateWithColleagues title="Late with colleagues, on a day without a duty lead" />;
};
