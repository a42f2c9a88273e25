import { useId } from 'react';
import { referralSections } from '../../../../shared/intake/referral-form.ts';
import { type DescribedAnswer, describeGroup } from '../../../../shared/kernel/forms/describe.ts';
import { statusLabel } from '../../../../shared/organisation/organisation.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { recordGroups } from '../../../../shared/patients/record-groups.ts';
import { DescribedGroup } from '../../kernel/components/described-group.tsx';
import { Facts } from '../../kernel/components/facts.tsx';
import { describeSafeContact } from '../../kernel/lib/describe-safe-contact.ts';
import { describeWrittenIn } from '../../kernel/lib/describe-written-in.ts';
import { formatInstant } from '../../kernel/lib/format-date.ts';
import { fullName } from '../../kernel/lib/full-name.ts';
import { PatientLink } from '../../patients/parts/patient-link.tsx';
import styles from './referral-details.module.css';

const safeContact = 'referralSafeContact';
type GroupName = (typeof referralSections)[number]['groups'][number];

const answersOf = (record: PatientRecord, name: GroupName): DescribedAnswer[] =>
  describeGroup(recordGroups[name], record[name]).filter(({ text }) => text !== '');

type GroupProps = { record: PatientRecord; name: GroupName; under: string };

const Group = ({ record, name, under }: GroupProps) => {
  const answers = answersOf(record, name);
  if (answers.length === 0) return null;
  return (
    <section className={styles.group}>
      {recordGroups[name].title !== under && <h3>{recordGroups[name].title}</h3>}
      <DescribedGroup linked className={styles.facts} long={styles.wide} answers={answers} />
    </section>
  );
};

export const ReferralAnswers = ({ record }: { record: PatientRecord }) => {
  const prefix = useId();
  return referralSections
    .map(({ id, title, groups }) => ({
      id: `${prefix}-${id}`,
      title,
      groups: groups.filter((name) => name !== safeContact && answersOf(record, name).length > 0),
    }))
    .filter(({ groups }) => groups.length > 0)
    .map(({ id, title, groups }) => (
      <section key={id} className={styles.section} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {groups.map((name) => (
          <Group key={name} record={record} name={name} under={title} />
        ))}
      </section>
    ));
};

/** A referral as it was sent, read-only: how to make contact safely first, then the sections of the form. */
export const ReferralDetails = ({ record }: { record: PatientRecord }) => {
  const { firstName, lastName } = record;
  return (
    <>
      <section className={styles.safe} aria-labelledby="safe-contact">
        <h2 id="safe-contact">How is it safe to make contact?</h2>
        <p>{describeSafeContact(record[safeContact])}</p>
      </section>
      <Facts
        className={styles.facts}
        facts={[
          ['Patient', <PatientLink key="patient" patientId={record.patientId} {...{ firstName, lastName }} />],
          ['Reference', record.reference],
          ['Referral ID', record.patientId],
          [
            'Date',
            <time key="date" dateTime={record.referralDate}>
              {formatInstant(record.referralDate)}
            </time>,
          ],
          ['Form', record.writtenIn && describeWrittenIn(record.writtenIn)],
          [statusLabel, record.active ? 'Active' : 'Inactive'],
          ['Assigned to', record.user ? fullName(record.user) : 'Nobody yet'],
        ]}
      />
      <ReferralAnswers record={record} />
    </>
  );
};
