import { referral } from '#words/referral.ts';
import type { FormStep } from '../../../../shared/intake/form-steps.ts';
import type { Draft } from '../../../../shared/kernel/forms/read-entries.ts';
import { countAnswers } from './count-answers.ts';
import { openSection } from './open-section.ts';
import styles from './progress.module.css';

type Props = { steps: readonly FormStep[]; draft: Draft; hidden: boolean };

/** The steps on one thread, sewn as far as they have answers. On a phone the thread is a row of numbers. */
export const Progress = ({ steps, draft, hidden }: Props) => (
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
