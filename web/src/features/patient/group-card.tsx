import { useSearchParams } from 'react-router-dom';
import type { PatientRecord } from '../../../../shared/api/record.ts';
import { describeGroup } from '../../../../shared/forms/describe.ts';
import { recordGroups } from '../../../../shared/forms/record-groups.ts';
import type { ReferralGroupName } from '../../../../shared/forms/referral-form.ts';
import { DescribedGroup } from '../../components/described-group.tsx';
import { useDisclosure } from '../../components/use-disclosure.ts';
import { groupSlug } from '../../lib/drafts/draft-forms.ts';
import { may } from '../../lib/session/may.ts';
import { EditGroup } from './edit-group.tsx';
import styles from './patient.module.css';

type Props = { name: ReferralGroupName; record: PatientRecord; only: boolean };

/** The answers of one group, and a way to change them. */
export const GroupCard = ({ name, record, only }: Props) => {
  const isAsked = useSearchParams()[0].get('edit') === groupSlug(name);
  const { isOpen, open, close, opener } = useDisclosure(isAsked);
  const group = recordGroups[name];
  if (isOpen) return <EditGroup name={name} record={record} onDone={close} />;
  const said = describeGroup(group, record[name]).filter(({ text }) => text !== '');
  return (
    <div className={only ? `${styles.card} ${styles.only}` : styles.card}>
      <div className={styles.cardHead}>
        {only ? <span /> : <h3>{group.title}</h3>}
        {may('mayWriteRecords') && (
          <button ref={opener} type="button" className="in-row" onClick={open}>
            Edit <span className="visually-hidden">{group.title}</span>
          </button>
        )}
      </div>
      {said.length === 0 ? (
        <p className={styles.none}>Nothing recorded.</p>
      ) : (
        <DescribedGroup className={styles.answers} said={said} />
      )}
    </div>
  );
};
