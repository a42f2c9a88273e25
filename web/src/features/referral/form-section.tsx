import { lazy, type ReactNode, Suspense, useState } from 'react';
import { referral } from '#words/referral.ts';
import type { dangerTicks } from '../../../../shared/domain/danger-ticks.ts';
import type { FormPart, FormStep } from '../../../../shared/forms/form-steps.ts';
import type { Draft } from '../../../../shared/forms/read-entries.ts';
import type { Audience } from '../../../../shared/forms/referral-form.ts';
import type { FieldErrors } from '../../components/error-summary.tsx';
import { FormFields, FormGroup } from '../../components/form-fields/form-group.tsx';
import { AttachLetters } from './attach-letters.tsx';
import { countAnswers } from './count-answers.ts';
import { HelpNow } from './help-now.tsx';
import { loadLater } from './load-later.ts';
import styles from './referral-form.module.css';

// For professionals only.
const RememberReferrer = lazy(async () => ({ default: (await loadLater()).RememberReferrer }));

type Answered = { draft: Draft; errors: FieldErrors; unasked: readonly string[]; audience: Audience | undefined };
type Props = Answered & {
  step: FormStep;
  /** Its number, and the number of steps. */
  place: readonly [number: number, all: number];
};

// The browser offers its own user's data, where the questions are about that person.
const isAboutReader = (name: string, audience: Audience | undefined): boolean =>
  (audience === 'family' || audience === 'client') === (name === 'referralReferrer');

// The last tick that means danger, by its type alone: the list of them would be a script of its own for every visitor.
type LastOf<Ticks> = Ticks extends readonly [...unknown[], infer Last extends string] ? Last : never;
const helpBelow: Record<LastOf<typeof dangerTicks>, ReactNode> = { aggression: <HelpNow /> };

/** The questions of a step, group by group; the heading of the first question's step replaces that of its group. */
export const FormParts = ({ parts, draft, errors, unasked, audience }: Answered & { parts: readonly FormPart[] }) =>
  parts.map(({ name, group }) => {
    const given = { name, values: draft[name], errors, unasked, autofill: isAboutReader(name, audience) };
    return name === 'referralAudience' && 'fields' in group ? (
      <div key={name} data-group={name} className={styles.first}>
        <FormFields {...given} group={group} />
      </div>
    ) : (
      <FormGroup key={name} {...given} group={group} {...(name === 'referralRiskAssessment' && { below: helpBelow })}>
        {name === 'referralContent' && <AttachLetters audience={audience} error={errors.documents} />}
      </FormGroup>
    );
  });

export const FormSection = ({ step, place, ...answered }: Props) => {
  const { id, title, parts, isFolded } = step;
  // At the start only: an open section does not close when its last answer is removed.
  const [isAnswered] = useState(() => countAnswers(step, answered.draft) > 0);
  if (!isFolded) {
    return (
      <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
        <div className={styles.title}>
          <h2 id={`${id}-title`}>{title}</h2>
          <span>{referral.part(...place)}</span>
        </div>
        <FormParts parts={parts} {...answered} />
        {id === 'client-you' && (
          <Suspense>
            <RememberReferrer />
          </Suspense>
        )}
      </section>
    );
  }
  return (
    <details id={id} className={styles.section} open={isAnswered}>
      <summary>
        <h2>{title}</h2>
        <span>{referral.partOptional(...place)}</span>
      </summary>
      <FormParts parts={parts} {...answered} />
    </details>
  );
};
