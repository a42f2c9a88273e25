import { useEffect, useRef } from 'react';
import { referral } from '#words/referral.ts';
import { referralFormWords } from '#words/referral-form.ts';
import { referralLater } from '#words/referral-later.ts';
import { referralLetters } from '#words/referral-letters.ts';
import { formFor, groupsFor, pagesOf } from '../../../../shared/intake/journey.ts';
import { type Audience, referralGroups } from '../../../../shared/intake/referral-form.ts';
import { describeGroup } from '../../../../shared/kernel/forms/describe.ts';
import type { Draft } from '../../../../shared/kernel/forms/read-entries.ts';
import { withoutHidden } from '../../../../shared/kernel/forms/visibility.ts';
import { QuietButton, RowButton } from '../../kernel/components/buttons.tsx';
import { DescribedGroup } from '../../kernel/components/described-group.tsx';
import { FormActions, type FormStatus } from '../../kernel/components/form-actions.tsx';
import styles from './check-answers.module.css';
import { useLetters } from './letters.tsx';
import { lettersField } from './letters-store.ts';

type Props = {
  audience: Audience;
  draft: Draft;
  status: FormStatus | undefined;
  onChange: (group: string) => void;
  onSend: () => void;
};

/** The answers to be sent, in words, group by group in the order of the form. */
const describeAll = (draft: Draft, audience: Audience) => {
  const groups = groupsFor(audience);
  const sent = withoutHidden(referralGroups, draft);
  const names = new Set(pagesOf(formFor(audience, true)).map(({ name }) => name));
  return [...names]
    .map((name) => ({
      name,
      title: groups[name].title,
      answers: describeGroup(groups[name], sent[name]).filter(({ text }) => text !== ''),
    }))
    .filter(({ answers }) => answers.length > 0);
};

export const CheckAnswers = ({ audience, draft, status, onChange, onSend }: Props) => {
  const { letters } = useLetters();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <form
      className={styles.check}
      aria-labelledby="check-answers"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <h2 id="check-answers" ref={heading} tabIndex={-1}>
        {referral.checkAnswers}
      </h2>
      <p>{referralLater.nothingSent}</p>
      {describeAll(draft, audience).map(({ name, title, answers }) => (
        <section key={name} className={styles.group} aria-labelledby={`check-${name}`}>
          <h3 id={`check-${name}`}>{title}</h3>
          <RowButton onClick={() => onChange(name)} label={referralLater.change} about={title} />
          <DescribedGroup answers={answers} />
        </section>
      ))}
      {letters.length > 0 && (
        <section className={styles.group} aria-labelledby="check-letters">
          <h3 id="check-letters">{referralLetters.list}</h3>
          <RowButton onClick={() => onChange(lettersField)} label={referralLater.change} about={referralLetters.list} />
          <ul>
            {letters.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </section>
      )}
      <FormActions label={referralFormWords.submit} status={status}>
        <QuietButton onClick={() => onChange('referralPersonalDetails')} label={referralLater.back} />
      </FormActions>
    </form>
  );
};

/** Opens the page of a group, the first where there are two, and goes to its first question. */
export const goToGroup = (form: HTMLElement | null, group: string): void => {
  const part = form?.querySelector<HTMLElement>(`[data-group="${group}"]`);
  if (part?.matches('[data-page]')) location.hash = part.id;
  part?.querySelector<HTMLElement>('input, textarea')?.focus();
};
