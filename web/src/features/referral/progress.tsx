import type { Draft } from '../../../../shared/forms/read-entries.ts';
import { referralSections } from '../../../../shared/forms/referral-form.ts';
import { countAnswers } from './count-answers.ts';
import { openSection } from './open-section.ts';
import styles from './progress.module.css';

const say = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`);

/** The sections on one thread, sewn as far as they have answers. */
export const Progress = ({ draft, hidden }: { draft: Draft; hidden: boolean }) => (
  <nav className={styles.progress} aria-label="Sections of this form" hidden={hidden}>
    <ol>
      {referralSections.map((section) => {
        const count = countAnswers(section, draft);
        return (
          <li key={section.id} data-sewn={count > 0}>
            <a href={`#${section.id}`} onClick={() => openSection(section.id)}>
              {section.title}
            </a>
            {count > 0 && <span>{say(count)}</span>}
          </li>
        );
      })}
    </ol>
  </nav>
);
