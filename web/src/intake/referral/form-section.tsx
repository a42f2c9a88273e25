import { lazy, type ReactNode, Suspense, useState } from 'react';
import { referral } from '#words/referral.ts';
import { urgentHelp } from '../../../../shared/country/urgent-help.ts';
import type { FormPart, FormStep } from '../../../../shared/intake/form-steps.ts';
import type { Audience } from '../../../../shared/intake/referral-form.ts';
import type { Draft } from '../../../../shared/kernel/forms/read-entries.ts';
import { facts } from '../../../../shared/organisation/facts.ts';
import type { dangerTicks } from '../../../../shared/safety/danger-ticks.ts';
import type { FieldErrors } from '../../kernel/components/error-summary.tsx';
import { FormFields, FormGroup } from '../../kernel/components/form-fields/form-group.tsx';
import { Sentence } from '../../kernel/components/sentence.tsx';
import helpStyles from './help-now.module.css';
import { countAnswers } from './progress.tsx';
import styles from './referral-form.module.css';

export const loadLater = () => import('./later.tsx');

/**
 * Who helps at once and what happens next, directly below the answers that say that somebody may be in danger. The
 * style sheet shows it once one of them is ticked, so that it works without scripts, too, and moves nothing above it.
 */
const HelpNow = () => (
  <div role="status">
    <section className={`${helpStyles.help} ${helpStyles.whenTicked}`} aria-labelledby="help-now">
      <p id="help-now" className={helpStyles.title}>
        {referral.ifItIsNow}
      </p>
      <ul>
        {urgentHelp().map(({ who, say, link }) => (
          <li key={link}>
            {who}: <a href={link}>{say}</a>
          </li>
        ))}
      </ul>
      <p>{referral.whatWeDo}</p>
    </section>
  </div>
);

// Loaded with the other parts that are needed once the audience is known.
const Letters = lazy(async () => ({ default: (await loadLater()).Letters }));

/** Where a form or a letter can go that is not sent here. */
export const byEmailOrPost = () => ({
  email: <a href={`mailto:${facts.email}`}>{facts.email}</a>,
  address: facts.address.join(', '),
});

const Otherwise = () => (
  <p>
    <Sentence text={referral.letterOtherwise} parts={byEmailOrPost()} />
  </p>
);

/** A way to add letters, which needs scripts; without them, how to send one otherwise. */
const AttachLetters = ({ audience, error }: { audience: Audience | undefined; error: string | undefined }) =>
  audience === undefined ? (
    <Otherwise />
  ) : (
    <Suspense fallback={<Otherwise />}>
      <Letters audience={audience} error={error} />
    </Suspense>
  );

// For professionals only.
const RememberReferrer = lazy(async () => ({ default: (await loadLater()).RememberReferrer }));

type Answered = { draft: Draft; errors: FieldErrors; unasked: readonly string[]; audience: Audience | undefined };
type Props = Answered & {
  step: FormStep;
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
