import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ReferralGroupName, referralSections } from '../../../../shared/intake/referral-form.ts';
import type { DescribedAnswer } from '../../../../shared/kernel/forms/describe.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { recordGroups } from '../../../../shared/patients/record-groups.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { DescribedGroup } from '../../kernel/components/described-group.tsx';
import { useFocusAfterSwap } from '../../kernel/components/use-disclosure.ts';
import { groupSlug } from '../../kernel/drafts/group-slug.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { may } from '../../kernel/session/may.ts';
import { givenIn } from '../parts/given-in.ts';
import { EditGroup } from './edit-group.tsx';
import styles from './patient.module.css';

const Signature = ({ record }: { record: PatientRecord }) => {
  const { signatureUrl } = record.referralPersonalDetails;
  return (
    <section className={styles.card} aria-labelledby="record-signature">
      <h2 id="record-signature">Signature</h2>
      {signatureUrl && (
        <img
          className={styles.signature}
          src={signatureUrl}
          alt={`The signature of ${fullName(record)}`}
          width="500"
          height="200"
          referrerPolicy="no-referrer"
        />
      )}
      {record.signedName && <p>Agreed by typing the name: {record.signedName}</p>}
      {!signatureUrl && !record.signedName && <p className={styles.none}>No signature</p>}
    </section>
  );
};

type Props = {
  name: ReferralGroupName;
  answers: readonly DescribedAnswer[];
  /** Whether it is alone in its section, whose heading names it. */
  only: boolean;
  onEdit: () => void;
};

const GroupCard = ({ name, answers, only, onEdit }: Props) => {
  const { title } = recordGroups[name];
  return (
    <div className={only ? `${styles.card} ${styles.only}` : styles.card}>
      <div className={styles.cardHead}>
        {only ? <span /> : <h3>{title}</h3>}
        {may('mayWriteRecords') && <RowButton data-edits={name} onClick={onEdit} label="Edit" about={title} />}
      </div>
      <DescribedGroup linked className={styles.answers} answers={answers} />
    </div>
  );
};

export const groupNames = referralSections.flatMap(({ groups }): readonly ReferralGroupName[] => groups);

/** The groups with an open form, and the element to focus when it closes. */
const useOpenGroups = () => {
  const [search] = useSearchParams();
  const [open, setOpen] = useState(() => groupNames.filter((name) => groupSlug(name) === search.get('edit')));
  const section = useRef<HTMLElement>(null);
  const closed = useRef<ReferralGroupName>(undefined);
  useFocusAfterSwap(open, () => section.current?.querySelector<HTMLElement>(`[data-edits="${closed.current}"]`));
  return {
    section,
    isOpen: (name: ReferralGroupName) => open.includes(name),
    open: (name: ReferralGroupName) => setOpen([...open, name]),
    close: (name: ReferralGroupName) => {
      closed.current = name;
      setOpen(open.filter((one) => one !== name));
    },
  };
};

/** Every answer of a record, in cards that can be changed; unanswered groups are one line. */
export const RecordDetails = ({ record }: { record: PatientRecord }) => {
  const groups = useOpenGroups();
  const isBlank = (name: ReferralGroupName) => !groups.isOpen(name) && givenIn(record, name).length === 0;
  const blank = groupNames.filter(isBlank);
  return (
    <section ref={groups.section} aria-label="Details">
      {referralSections.map(({ id, title, groups: named }) => {
        const shown = named.filter((name) => !isBlank(name));
        if (shown.length === 0) return null;
        return (
          <section key={id} aria-labelledby={`record-${id}`} className={styles.section}>
            <h2 id={`record-${id}`}>{title}</h2>
            {shown.map((name) =>
              groups.isOpen(name) ? (
                <EditGroup key={name} name={name} record={record} onDone={() => groups.close(name)} />
              ) : (
                <GroupCard
                  key={name}
                  name={name}
                  answers={givenIn(record, name)}
                  only={(named as readonly string[]).length === 1}
                  onEdit={() => groups.open(name)}
                />
              ),
            )}
          </section>
        );
      })}
      {blank.length > 0 && (
        <p className={styles.blank}>
          Not recorded:{' '}
          {blank.map((name, index) => (
            <span key={name} className={styles.one}>
              {may('mayWriteRecords') ? (
                <RowButton
                  data-edits={name}
                  onClick={() => groups.open(name)}
                  label={
                    <>
                      <span className="visually-hidden">Edit </span> {recordGroups[name].title}
                    </>
                  }
                />
              ) : (
                recordGroups[name].title
              )}
              {!may('mayWriteRecords') && index < blank.length - 1 && ','}
            </span>
          ))}
        </p>
      )}
      <Signature record={record} />
      <p className={styles.none}>Record ID: {record.patientId}</p>
    </section>
  );
};
