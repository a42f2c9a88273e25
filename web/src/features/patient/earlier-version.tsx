import { useState } from 'react';
import { describeGroup } from '../../../../shared/forms/describe.ts';
import { recordGroups } from '../../../../shared/forms/record-groups.ts';
import type { ReferralGroupName } from '../../../../shared/forms/referral-form.ts';
import { Problem } from '../../components/problem.tsx';
import styles from './patient.module.css';
import { useEarlierVersion } from './queries.ts';

type Props = { referralId: string; version: number; groups: readonly string[] };

const isGroup = (name: string): name is ReferralGroupName => name in recordGroups;

/** How the record was before a change; nothing is read until it is unfolded. */
export const EarlierVersion = ({ referralId, version, groups }: Props) => {
  const [asked, setAsked] = useState(false);
  const { data, error, refetch } = useEarlierVersion(referralId, version, asked);
  return (
    <details className={styles.earlier} onToggle={({ currentTarget }) => currentTarget.open && setAsked(true)}>
      <summary>See it as it was (version {version})</summary>
      {error && <Problem text={error.message} retry={() => void refetch()} />}
      {asked && !data && !error && <p role="status">Please Wait</p>}
      {data &&
        groups.filter(isGroup).map((name) => (
          <dl key={name} className={styles.answers}>
            {describeGroup(recordGroups[name], data.record[name]).map(({ name: field, label, text }) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>{text || 'Blank'}</dd>
              </div>
            ))}
          </dl>
        ))}
    </details>
  );
};
