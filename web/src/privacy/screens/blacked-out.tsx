import { useState } from 'react';
import { blackOutInput, type Passage } from '../../../../shared/privacy/black-out.ts';
import { privacyCalls } from '../../../../shared/privacy/calls.ts';
import { leaveOutLabels, leaveOutReasons } from '../../../../shared/privacy/pack.ts';
import { QuietButton, RowButton } from '../../kernel/components/buttons.tsx';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { LongTextField } from '../../kernel/components/field.tsx';
import { Choices } from '../../kernel/components/form-fields/choices.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { checkFields, refuseWrong } from '../../kernel/forms/check-fields.ts';
import { useCall } from '../../kernel/lib/query.ts';
import styles from './pack.module.css';

const reasons = leaveOutReasons.map((id) => ({ id, label: leaveOutLabels[id] }));

type FormProps = { caseId: string; selected: string; onDone: () => void };

const BlackOutForm = ({ caseId, selected, onDone }: FormProps) => {
  const { mutateAsync } = useCall(privacyCalls.blackOutWords);
  return (
    <ChangeForm
      aria-label="Black out words"
      save="Black out these words"
      onDone={onDone}
      change={async (value) => {
        const [words, chosen] = [value('words'), value('why')];
        const why = leaveOutReasons.find((one) => one === chosen);
        // Without a reason the API would give them again.
        const missing = why === undefined && { why: 'Please choose why they are left out.' };
        refuseWrong({ ...checkFields(blackOutInput, { words, why: chosen }), ...missing });
        const body = { words, ...(why && { why }) };
        await mutateAsync({ params: { caseId }, body });
        return 'These words are blacked out wherever they are.';
      }}
    >
      {(field) => (
        <>
          <LongTextField
            {...field('words', blackOutInput.shape.words)}
            label="Which words?"
            hint="A name, or a sentence exactly as it is written. They are blacked out in every item of this copy."
            rows={2}
            defaultValue={selected}
          />
          <Choices
            {...field('why')}
            label="Why are they left out?"
            type="radio"
            required
            choices={reasons}
            value={[]}
          />
        </>
      )}
    </ChangeForm>
  );
};

/** The words that are blacked out in a copy; what is selected on the page is taken over into the form. */
export const BlackedOut = ({ caseId, passages }: { caseId: string; passages: readonly Passage[] }) => {
  const [selected, setSelected] = useState<string>();
  const { mutate, error } = useCall(privacyCalls.blackOutWords);
  return (
    <Section id="blacked-out" title={`Blacked out words (${passages.length})`} className={styles.screen}>
      <p>
        For words about somebody else in an item that is otherwise given. Select them below, or type them. The record
        itself stays as it is.
      </p>
      <ul className={styles.items}>
        {passages.map(({ words, why }) => (
          <li key={words} className={styles.item}>
            <p>
              <q>{words}</q>: {leaveOutLabels[why]}
            </p>
            <RowButton
              label="Give these words again"
              about={words}
              onClick={() => mutate({ params: { caseId }, body: { words } })}
            />
          </li>
        ))}
      </ul>
      {error && <Problem text={error.message} />}
      {selected === undefined ? (
        <QuietButton
          label="Black out words"
          onClick={() => setSelected(window.getSelection()?.toString().trim() ?? '')}
        />
      ) : (
        <BlackOutForm caseId={caseId} selected={selected} onDone={() => setSelected(undefined)} />
      )}
    </Section>
  );
};
