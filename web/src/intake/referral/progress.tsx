import { referral } from '#words/referral.ts';
import type { FormPart, FormStep } from '../../../../shared/intake/form-steps.ts';
import { type Draft, isGiven } from '../../../../shared/kernel/forms/read-entries.ts';
import { openSection } from './open-section.ts';
import styles from './progress.module.css';

export const countAnswers = ({ parts }: { parts: readonly FormPart[] }, draft: Draft): number =>
  parts
    .flatMap(({ name }): unknown[] => {
      const answers = draft[name];
      return Array.isArray(answers) ? [answers] : Object.values(answers ?? {});
    })
    .filter(isGiven).length;

/** The steps on one thread, sewn as far as they have answers. On a phone the thread is a row of numbers. */
export const Progress = ({ steps, draft, hidden }: { steps: readonly FormStep[]; draft: Draft; hidden: boolean }) => (
  <nav className={styles.progress} aria-labelledby="parts" hidden={hidden}>
    <p id="parts">{referral.parts}</p>
    <ol>
      {steps.map((step, index) => {
        const count = countAnswers(step, draft);
        return (
          <li key={step.id} data-sewn={count > 0}>
            <a href={`#${step.id}`} onClick={() => openSection(step.id)}>
              <span className={styles.number}>{index + 1}</span> <span className={styles.title}>{step.title}</span>
              {count > 0 && <span className={styles.count}> {referral.answers(count)}</span>}
            </a>
          </li>
        );
      })}
    </ol>
  </nav>
);
