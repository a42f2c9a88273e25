import { useEffect, useId, useRef } from 'react';
import type { Fields } from '../forms/edit-state.ts';
import { listMerged, type MergedFields } from '../forms/merged-fields.ts';
import { Facts } from './facts.tsx';
import styles from './merge-notice.module.css';
import type { StaffForm } from './use-staff-form.ts';

type Props<Values extends Fields> = {
  form: Pick<StaffForm<Values>, 'conflicts' | 'mergedFromOthers' | 'savedValues' | 'choose'>;
  fields: MergedFields<Values>;
};

const choices = [
  { choice: 'theirs', label: 'Their version' },
  { choice: 'mine', label: 'Your version' },
] as const;

/**
 * The notice after two people changed the same thing: fields that only the other one changed are theirs, and the
 * writer chooses for those that both changed.
 */
export const MergeNotice = <Values extends Fields>({ form, fields }: Props<Values>) => {
  const { conflicts, mergedFromOthers, savedValues, choose } = form;
  const isShown = mergedFromOthers.length > 0 || Object.keys(conflicts).length > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // The form is longer than a screen, and it was sent from its end.
  useEffect(() => {
    if (isShown) heading.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  const all = listMerged(fields);
  const merged = all.filter(({ name }) => mergedFromOthers.includes(name));
  return (
    <section className={styles.notice} aria-label="Both versions">
      <h3 ref={heading} tabIndex={-1}>
        Someone else saved a change while you were typing
      </h3>
      {merged.length > 0 && (
        <>
          <p>They changed what you had not touched. It stays as they saved it:</p>
          <Facts
            className={styles.merged}
            facts={merged.map(({ name, label, wordsOf }) => [label, wordsOf(savedValues[name])])}
          />
        </>
      )}
      {all.map(({ name, label: fieldLabel, wordsOf }) => {
        const conflict = conflicts[name];
        return (
          conflict && (
            <fieldset key={name} className={styles.conflict}>
              <legend>{fieldLabel}: both of you changed this. Which one is to stay?</legend>
              {choices.map(({ choice, label }) => (
                <label key={choice} className={styles.choice}>
                  <input
                    type="radio"
                    name={`${id}-${name}`}
                    checked={conflict.choice === choice}
                    onChange={() => choose(name, choice)}
                  />
                  <span>
                    <strong>{label}</strong>
                    <span className={styles.words}>{wordsOf(conflict[choice])}</span>
                  </span>
                </label>
              ))}
            </fieldset>
          )
        );
      })}
      <p>You can still change the fields below, then save. Every earlier version is kept.</p>
    </section>
  );
};
