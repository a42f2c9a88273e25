import { referral } from '#words/referral.ts';
import { referralFormWords } from '#words/referral-form.ts';
import type { Draft } from '../../../../shared/forms/read-entries.ts';
import { referralSections } from '../../../../shared/forms/referral-form.ts';
import { countAnswers } from './count-answers.ts';
import { openSection } from './open-section.ts';
import styles from './progress.module.css';

/** The sections on one thread, sewn as far as they have answers. On a phone the thread is a row of numbers. */
export const Progress = ({ draft, hidden }: { draft: Draft; hidden: boolean }) => (
  <nav className={styles.progress} aria-labelledby="parts" hidden={hidden}>
    <p id="parts">{referral.parts}</p>
    <ol>
      {referralSections.map((section, index) => {
        const count = countAnswers(section, draft);
        return (
          <li key={section.id} data-sewn={count > 0}>
            <a href={`#${section.id}`} onClick={() => openSection(section.id)}>
              <span className={styles.number}>{index + 1}</span>{' '}
              <span className={styles.title}>{referralFormWords.sections[section.id]}</span>
              {count > 0 && <span className={styles.count}> {referral.answers(count)}</span>}
            </a>
          </li>
        );
      })}
    </ol>
  </nav>
);
