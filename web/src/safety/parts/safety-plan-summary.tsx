import { Link } from 'react-router-dom';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { ActionLink } from '../../kernel/components/action-link.tsx';
import { safetyPlanScreen } from '../../kernel/lib/paths.ts';
import { may } from '../../kernel/session/may.ts';

type Props = { record: Pick<PatientRecord, 'patientId' | 'safetyPlan'> };

/** A link to the safety plan, with its date; where there is none, a link to write one. */
export const SafetyPlanSummary = ({ record: { patientId, safetyPlan } }: Props) => {
  if (!safetyPlan) {
    return may('mayWriteRecords') ? (
      <ActionLink to={safetyPlanScreen(patientId)}>Write a safety plan</ActionLink>
    ) : null;
  }
  const day = 'unreadable' in safetyPlan ? undefined : formatDay(today(new Date(safetyPlan.writtenAt)));
  return (
    <Link to={safetyPlanScreen(patientId)}>{day ? `Safety plan of ${day}` : 'Safety plan: it cannot be read'}</Link>
  );
};
