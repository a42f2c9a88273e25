import { useState } from 'react';
import { referral } from '#words/referral.ts';
import { referralFormWords } from '#words/referral-form.ts';
import { publicReferralGroups as referralGroups } from '../../../../shared/forms/public-referral.ts';
import type { Draft } from '../../../../shared/forms/read-entries.ts';
import { referralSections } from '../../../../shared/forms/referral-form.ts';
import type { FieldErrors } from '../../components/error-summary.tsx';
import { FormGroup } from '../../components/form-fields/form-group.tsx';
import { countAnswers } from './count-answers.ts';
import { HelpNow } from './help-now.tsx';
import styles from './referral-form.module.css';

type Section = (typeof referralSections)[number];
type Props = { section: Section; draft: Draft; errors: FieldErrors };

// These are asked of everybody; the others wait, closed, for whoever knows the answers.
const alwaysOpen: readonly string[] = ['person', 'contact', 'reason'];

export const FormSection = ({ section, draft, errors }: Props) => {
  // At the start only: a section that somebody writes in does not close when its last answer is taken back.
  const [isAnswered] = useState(() => countAnswers(section, draft) > 0);
  const groups = section.groups.map((name) => (
    <FormGroup key={name} name={name} group={referralGroups[name]} values={draft[name]} errors={errors} autofill>
      {name === 'referralRiskAssessment' && <HelpNow />}
    </FormGroup>
  ));
  const title = referralFormWords.sections[section.id];
  const place = [referralSections.indexOf(section) + 1, referralSections.length] as const;
  if (alwaysOpen.includes(section.id)) {
    return (
      <section id={section.id} className={styles.section} aria-labelledby={`${section.id}-title`}>
        <div className={styles.title}>
          <h2 id={`${section.id}-title`}>{title}</h2>
          <span>{referral.part(...place)}</span>
        </div>
        {groups}
      </section>
    );
  }
  return (
    <details id={section.id} className={styles.section} open={isAnswered}>
      <summary>
        <h2>{title}</h2>
        <span>{referral.partOptional(...place)}</span>
      </summary>
      {groups}
    </details>
  );
};
