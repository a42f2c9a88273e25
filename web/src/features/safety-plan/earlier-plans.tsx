import { useState } from 'react';
import { Loaded } from '../../components/loaded.tsx';
import { Unreadable } from '../../components/unreadable.tsx';
import { PlanParts } from '../../entities/safety-plan/plan-parts.tsx';
import { useSafetyPlanVersions } from '../../entities/safety-plan/queries.ts';
import { formatInstantShort } from '../../lib/format-date.ts';
import styles from './safety-plan.module.css';

/** The earlier versions of the plan. */
export const EarlierPlans = ({ patientId }: { patientId: string }) => {
  const [asked, setAsked] = useState(false);
  const versions = useSafetyPlanVersions(patientId, asked);
  return (
    <details className={styles.earlier} onToggle={({ currentTarget }) => currentTarget.open && setAsked(true)}>
      <summary>What it said before</summary>
      {asked && (
        <Loaded from={versions}>
          {({ content }) =>
            content.map((earlier) => (
              <blockquote key={earlier.version} className={styles.before}>
                {'unreadable' in earlier ? (
                  <Unreadable what="An earlier version" id={earlier.version} />
                ) : (
                  <>
                    <PlanParts words={earlier} heading="h3" className={styles.part} />
                    <p className={styles.by}>
                      Written down by {earlier.by.firstName} {earlier.by.lastName},{' '}
                      {formatInstantShort(earlier.writtenAt)}
                    </p>
                  </>
                )}
              </blockquote>
            ))
          }
        </Loaded>
      )}
    </details>
  );
};
