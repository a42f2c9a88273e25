import { useState } from 'react';
import { describeGroup } from '../../../../shared/forms/describe.ts';
import { recordGroups } from '../../../../shared/forms/record-groups.ts';
import type { ReferralGroupName } from '../../../../shared/forms/referral-form.ts';
import { DescribedGroup } from '../../components/described-group.tsx';
import { Loaded } from '../../components/loaded.tsx';
import styles from './patient.module.css';
import { useEarlierVersion } from './queries.ts';

type Props = { patientId: string; version: number; of?: string | undefined; groups: readonly string[] };

const isGroup = (name: string): name is ReferralGroupName => name in recordGroups;

/** The record before a change; nothing is read until it is unfolded. */
export const EarlierVersion = ({ patientId, version: number, of, groups }: Props) => {
  const [asked, setAsked] = useState(false);
  const version = useEarlierVersion(patientId, { version: number, of }, asked);
  return (
    <details className={styles.earlier} onToggle={({ currentTarget }) => currentTarget.open && setAsked(true)}>
      <summary>See it as it was (version {number})</summary>
      {asked && (
        <Loaded from={version}>
          {({ record }) =>
            groups
              .filter(isGroup)
              .map((name) => (
                <DescribedGroup
                  key={name}
                  className={styles.answers}
                  answers={describeGroup(recordGroups[name], record[name])}
                />
              ))
          }
        </Loaded>
      )}
    </details>
  );
};
