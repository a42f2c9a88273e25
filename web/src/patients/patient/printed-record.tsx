import { type ReferralGroupName, referralSections } from '../../../../shared/intake/referral-form.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { describeGroup } from '../../../../shared/kernel/forms/describe.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { statusLabel } from '../../../../shared/organisation/organisation.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { recordGroups } from '../../../../shared/patients/record-groups.ts';
import { unansweredAlerts } from '../../alerts/parts/record-alerts.tsx';
import { DescribedGroup } from '../../kernel/components/described-group.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { describeSafeContact } from '../../kernel/lib/describe-safe-contact.ts';
import { formatInstant } from '../../kernel/lib/format-date.ts';
import { useTestSummary } from '../../questionnaires/parts/results/queries.ts';
import { describeCallOf, describeCurrentDanger } from '../../safety/parts/words.ts';
import { describeNeeds } from '../parts/describe-needs.ts';
import { statusLabels } from '../parts/external-referral/status-labels.ts';
import { referenceOf } from '../parts/reference-of.ts';
import { PrintedParts, PrintedRow } from './printed-parts.tsx';
import styles from './printed-record.module.css';
import type { Printed } from './use-record-print.ts';

/** The record on paper: the head of the table is repeated on every page, so that every sheet has its name. */
export const PrintedRecord = ({ record, printed }: { record: PatientRecord; printed: Printed | undefined }) => {
  const { data: summary } = useTestSummary(record.patientId);
  const alerts = unansweredAlerts(summary).map((alert) =>
    'unreadable' in alert ? 'it is stored but cannot be read' : alert.reason,
  );
  const { firstName, lastName, active, user, externalReferrals } = record;
  const { dob } = record.referralPersonalDetails;
  const groups: readonly ReferralGroupName[] = referralSections.flatMap(({ groups: names }) => [...names]);
  return (
    <table className={styles.printed}>
      <thead>
        <tr>
          <th scope="col">
            {firstName} {lastName}, born {dob ? formatDay(dob) : 'not known'}, reference {referenceOf(record)}
            {record.danger && (
              <p>
                {describeCurrentDanger(record.danger)} {describeCallOf(record, today())}
              </p>
            )}
          </th>
        </tr>
      </thead>
      <tbody>
        <PrintedRow>
          <p>
            {statusLabel}: {active ? 'Active' : 'Inactive'}.{' '}
            {user && `Assigned to ${user.firstName} ${user.lastName}. `}
            Confidential; printed {formatInstant(new Date().toISOString())}.
          </p>
          <p>Safe contact: {describeSafeContact(record.referralSafeContact)}</p>
          <p>Communication: {describeNeeds(record)}</p>
          {alerts.map((reason) => (
            <p key={reason}>Alert that needs an answer: {reason}</p>
          ))}
        </PrintedRow>
        {groups.map((name) => {
          const answers = describeGroup(recordGroups[name], record[name]).filter(({ text }) => text !== '');
          if (answers.length === 0) return null;
          return (
            <PrintedRow key={name}>
              <h2>{recordGroups[name].title}</h2>
              <DescribedGroup answers={answers} />
            </PrintedRow>
          );
        })}
        {externalReferrals.map((one) => (
          <PrintedRow key={one.externalReferralId}>
            {'unreadable' in one ? (
              <Unreadable what="An external referral" id={one.externalReferralId} />
            ) : (
              <>
                <h2>External referral: {one.serviceType}</h2>
                <p>
                  {one.description} Status: {statusLabels[one.status]}. {one.outcome}
                </p>
              </>
            )}
          </PrintedRow>
        ))}
        <PrintedParts record={record} printed={printed} />
      </tbody>
    </table>
  );
};
