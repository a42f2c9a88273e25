import { referral } from '#words/referral.ts';
import type { FormPart, FormStep } from '../../../../shared/intake/form-steps.ts';
import { isList } from '../../../../shared/kernel/forms/field.ts';
import { type Draft, isGiven } from '../../../../shared/kernel/forms/read-entries.ts';
import { controlId } from '../../kernel/components/field.tsx';
import styles from './progress.module.css';

/** Opens the section of an element, or the section itself, so that it can be seen and take the focus. */
export const openSection = (id: string): void => {
  const section = document.getElementById(id)?.closest('details');
  if (section) section.open = true;
};

export const openSectionOf = (field: string): void => openSection(controlId(field));

export const countAnswers = ({ parts }: { parts: readonly FormPart[] }, draft: Draft): number =>
  parts
    .flatMap(({ name, group }): unknown[] => {
      const answers = draft[name];
      if (isList(group) || answers === undefined || Array.isArray(answers)) return [answers];
      return Object.keys(group.fields).map((field) => answers[field]);
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
