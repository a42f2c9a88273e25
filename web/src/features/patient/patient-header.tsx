import type { ReactNode } from 'react';
import type { PatientRecord } from '../../../../shared/api/record.ts';
import { formatDay } from '../../../../shared/domain/format-day.ts';
import { describeGroup } from '../../../../shared/forms/describe.ts';
import type { AnyAnswer, Group } from '../../../../shared/forms/field.ts';
import { recordGroups } from '../../../../shared/forms/record-groups.ts';
import { statusLabel } from '../../../../shared/organisation.ts';
import { describeSafeContact } from '../../lib/describe-safe-contact.ts';
import styles from './patient.module.css';

const answersIn = (group: Group, answers: Readonly<Record<string, AnyAnswer>>): Record<string, string> =>
  Object.fromEntries(describeGroup(group, answers).map(({ name, text }) => [name, text]));

const joined = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join('; ');

const describeNeeds = ({
  referralCommunication: answers,
  referralDemographics: { language },
}: PatientRecord): string => {
  const { interpreterLanguage, formats, otherNeeds } = answersIn(recordGroups.referralCommunication, answers);
  const interpreter =
    answers.interpreter === 'yes' && `interpreter${interpreterLanguage ? `: ${interpreterLanguage}` : ''}`;
  return joined([language, interpreter, formats, otherNeeds]) || 'No needs recorded.';
};

/** Never scrolls away: whose record this is, and how it is safe to speak with them. */
export const PatientHeader = ({ record, children }: { record: PatientRecord; children?: ReactNode }) => {
  const { referralId, firstName, lastName, active } = record;
  const { dob } = record.referralPersonalDetails;
  return (
    <div className={styles.header}>
      <div className={styles.who}>
        <h1 tabIndex={-1}>
          {firstName} {lastName}
        </h1>
        <dl className={styles.facts}>
          <div>
            <dt>Born</dt>
            <dd>{dob ? formatDay(dob) : 'not known'}</dd>
          </div>
          <div>
            <dt>{statusLabel}</dt>
            <dd>{active ? 'Active' : 'Inactive'}</dd>
          </div>
          <div>
            <dt>ID</dt>
            <dd className={styles.id}>{referralId}</dd>
          </div>
        </dl>
      </div>
      <dl className={styles.safe}>
        <div>
          <dt>Safe contact</dt>
          <dd>{describeSafeContact(record.referralSafeContact)}</dd>
        </div>
        <div>
          <dt>Communication</dt>
          <dd>{describeNeeds(record)}</dd>
        </div>
      </dl>
      {children}
    </div>
  );
};
