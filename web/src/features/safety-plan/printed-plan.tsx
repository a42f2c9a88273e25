import type { PatientRecord } from '../../../../shared/api/record.ts';
import type { SafetyPlan } from '../../../../shared/api/safety-plan.ts';
import { urgentHelp } from '../../../../shared/country/urgent-help.ts';
import { formatDay } from '../../../../shared/domain/format-day.ts';
import { today } from '../../../../shared/domain/today.ts';
import { organisation } from '../../../../shared/organisation.ts';
import { PlanParts } from '../../entities/safety-plan/plan-parts.tsx';
import styles from './printed-plan.module.css';

/** The plan on paper, for the person to take home: large type, and nothing of the staff area. */
export const PrintedPlan = ({ record, plan }: { record: PatientRecord; plan: SafetyPlan }) => (
  <div className={styles.printed}>
    <p className={styles.title}>My safety plan</p>
    <p className={styles.whose}>
      {record.firstName} {record.lastName}, {formatDay(today(new Date(plan.writtenAt)))}
    </p>
    <PlanParts words={plan} heading="h2" className={styles.part} />
    <section className={styles.part}>
      <h2>If I need help at once</h2>
      <ul className={styles.help}>
        {urgentHelp.map(({ who, say, link }) => (
          <li key={link}>
            {who}: <strong>{say}</strong>
          </li>
        ))}
        <li>
          {organisation.name}: <strong>{organisation.phone}</strong>
        </li>
      </ul>
    </section>
  </div>
);
