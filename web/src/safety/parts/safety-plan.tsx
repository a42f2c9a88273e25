import { Link } from 'react-router-dom';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { safetyPlanParts } from '../../../../shared/safety/safety-plan.ts';
import type { SafetyPlanWords } from '../../../../shared/safety/safety-plan-schema.ts';
import { safetyPlanScreen } from '../../kernel/lib/paths.ts';
import { may } from '../../kernel/session/may.ts';

type Props = {
  words: SafetyPlanWords;
  heading: 'h2' | 'h3';
  className?: string | undefined;
};

/** The plan, part by part; an empty part is left out. */
export const PlanParts = ({ words, heading: Heading, className }: Props) => (
  <>
    {safetyPlanParts
      .filter(({ name }) => words[name] !== '')
      .map(({ name, title }) => (
        <section key={name} className={className}>
          <Heading>{title}</Heading>
          <p data-as-written>{words[name]}</p>
        </section>
      ))}
  </>
);

type SummaryProps = { record: Pick<PatientRecord, 'patientId' | 'safetyPlan'> };

/** A link to the safety plan, with its date; where there is none, a link to write one. */
export const SafetyPlanSummary = ({ record: { patientId, safetyPlan } }: SummaryProps) => {
  if (!safetyPlan) {
    return may('mayWriteRecords') ? <Link to={safetyPlanScreen(patientId)}>Write a safety plan</Link> : null;
  }
  const day = 'unreadable' in safetyPlan ? undefined : formatDay(today(new Date(safetyPlan.writtenAt)));
  return (
    <Link to={safetyPlanScreen(patientId)}>{day ? `Safety plan of ${day}` : 'Safety plan: it cannot be read'}</Link>
  );
};
