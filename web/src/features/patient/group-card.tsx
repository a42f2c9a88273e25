import type { DescribedAnswer } from '../../../../shared/forms/describe.ts';
import { recordGroups } from '../../../../shared/forms/record-groups.ts';
import type { ReferralGroupName } from '../../../../shared/forms/referral-form.ts';
import { DescribedGroup } from '../../components/described-group.tsx';
import { may } from '../../lib/session/may.ts';
import styles from './patient.module.css';

type Props = {
  name: ReferralGroupName;
  answers: readonly DescribedAnswer[];
  /** Whether it is alone in its section, whose heading names it. */
  only: boolean;
  onEdit: () => void;
};

/** The answers of one group, and a button to change them. */
export const GroupCard = ({ name, answers, only, onEdit }: Props) => {
  const { title } = recordGroups[name];
  return (
    <div className={only ? `${styles.card} ${styles.only}` : styles.card}>
      <div className={styles.cardHead}>
        {only ? <span /> : <h3>{title}</h3>}
        {may('mayWriteRecords') && (
          <button type="button" className="in-row" data-edits={name} onClick={onEdit}>
            Edit <span className="visually-hidden">{title}</span>
          </button>
        )}
      </div>
      <DescribedGroup linked className={styles.answers} answers={answers} />
    </div>
  );
};
