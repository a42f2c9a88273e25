import { Link } from 'react-router-dom';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { statusLabel } from '../../../../shared/organisation/facts.ts';
import { isPractice } from '../../../../shared/patients/practice.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { unansweredAlerts } from '../../alerts/parts/record-alerts.tsx';
import { Facts } from '../../kernel/components/facts.tsx';
import { usePublishedHeight } from '../../kernel/components/use-published-height.ts';
import { describeSafeContact } from '../../kernel/lib/describe-safe-contact.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { patientScreen } from '../../kernel/lib/paths.ts';
import { useTestSummary } from '../../questionnaires/parts/results/queries.ts';
import { DangerStrip } from '../../safety/parts/danger-strip.tsx';
import { SafetyPlanSummary } from '../../safety/parts/safety-plan-summary.tsx';
import styles from './patient-head.module.css';
import { describeNeeds, referenceOf } from './words.ts';

/** The share of the window's height that the sticky head may take. */
const mostOfWindow = 0.4;

/** With large text on a phone the head would fill the window, and it scrolls away there. */
const markTall = (head: HTMLDivElement, height: number) =>
  void head.toggleAttribute('data-tall', height > window.innerHeight * mostOfWindow);

type Props = {
  record: PatientRecord;
  /** Whether the name is the heading of the screen; otherwise it links to the record. */
  isHeading: boolean;
};

/**
 * The patient of the screen, first of all whether they are in danger, how it is safe to speak with them, and whether an alert is open. It scrolls away only where
 * it would leave too little room.
 */
export const PatientHead = ({ record, isHeading }: Props) => {
  const { patientId, active } = record;
  const { dob } = record.referralPersonalDetails;
  const head = usePublishedHeight<HTMLDivElement>('--patient-head', markTall);
  const { data: summary } = useTestSummary(patientId);
  const open = unansweredAlerts(summary);
  const [first] = open;
  const name = fullName(record);
  return (
    <div ref={head} className={styles.head} data-patient-head>
      {isPractice(patientId) && (
        <p className={styles.practice}>
          Practice patient. Nothing here counts: please write nothing about a real person.
        </p>
      )}
      <DangerStrip record={record} />
      <div className={styles.who}>
        {isHeading ? (
          <h1 tabIndex={-1}>{name}</h1>
        ) : (
          <p className={styles.name}>
            <Link to={patientScreen(patientId)}>{name}</Link>
          </p>
        )}
        <Facts
          className={styles.facts}
          facts={[
            ['Born', dob ? formatDay(dob) : 'not known'],
            [statusLabel, active ? 'Active' : 'Inactive'],
            ['Reference', referenceOf(record)],
            ['Safety plan', record.safetyPlan && <SafetyPlanSummary record={record} />, 'hidden'],
          ]}
        />
      </div>
      <Facts
        className={styles.safe}
        facts={[
          ['Safe contact', describeSafeContact(record.referralSafeContact)],
          ['Communication', describeNeeds(record)],
        ]}
      />
      {first && (
        <p className={styles.alert}>
          <Link to={patientScreen(patientId)}>
            {open.length === 1 ? 'Alert waiting for a response' : `${open.length} alerts waiting for a response`}
            {/* On the first screen its card is the next thing. */}
            {!isHeading && `: ${'unreadable' in first ? 'it is stored but cannot be read' : first.reason}`}
          </Link>
        </p>
      )}
    </div>
  );
};
