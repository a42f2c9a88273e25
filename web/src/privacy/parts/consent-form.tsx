import { useState } from 'react';
import { pageLanguageFor } from '../../../../shared/kernel/page-language.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { type ConsentWay, consentInput, consentWayLabels, consentWays } from '../../../../shared/privacy/consent.ts';
import { consentCalls } from '../../../../shared/privacy/consent-calls.ts';
import { type ConsentPurpose, consentLabels } from '../../../../shared/privacy/consent-purposes.ts';
import { languageKeys } from '../../../../shared/words/language.ts';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { LongTextField, TextField } from '../../kernel/components/field.tsx';
import { Choices } from '../../kernel/components/form-fields/choices.tsx';
import { useCall } from '../../kernel/lib/query.ts';
import { ConsentText, findTranslation } from './consent-text.tsx';
import styles from './privacy.module.css';

const answers = [
  { id: 'given', label: 'They agree' },
  { id: 'refused', label: 'They do not agree' },
];
const ways = consentWays.map((id) => ({ id, label: consentWayLabels[id] }));

type Props = {
  patientId: string;
  purpose: ConsentPurpose;
  /** What they are asked, in English. */
  wording: string;
  /** As they are on the record. */
  language: string;
  interpreterLanguage: string;
  onDone: () => void;
};

/** Writes down what somebody answered to the words that are read to them. */
export const ConsentForm = ({ patientId, purpose, wording, language, interpreterLanguage, onDone }: Props) => {
  const [shownIn, setShownIn] = useState(() =>
    pageLanguageFor({ mainLanguage: language, interpreterLanguage }, languageKeys),
  );
  const translation = findTranslation(purpose, wording, shownIn);
  const { mutateAsync } = useCall(consentCalls.addConsent);
  return (
    <ChangeForm
      aria-label={`Consent: ${consentLabels[purpose]}`}
      className={styles.form}
      save="Save their answer"
      change={async (value) => {
        const body = {
          purpose,
          // The API refuses what is not chosen yet, in its own words.
          answer: value('answer') as 'given' | 'refused',
          how: value('how') as ConsentWay,
          language: value('language'),
          ...(translation && { translation }),
          on: value('on'),
          until: value('until'),
          note: value('note'),
        };
        await mutateAsync({ params: { patientId }, body });
        return 'Their answer has been saved.';
      }}
      onDone={onDone}
    >
      {(field) => (
        <>
          <ConsentText english={wording} translation={translation} shownIn={shownIn} onShow={setShownIn} />
          <Choices {...field('answer')} label="What do they say?" type="radio" required choices={answers} value={[]} />
          <Choices {...field('how')} label="How did they answer?" type="radio" required choices={ways} value={[]} />
          <TextField
            {...field('language')}
            label="In which language was it explained?"
            defaultValue={language || 'English'}
          />
          <TextField {...field('on')} type="date" label="On which day?" defaultValue={today()} max={today()} />
          <TextField
            {...field('until')}
            type="date"
            label="Until when does it count? Leave it blank if it has no end."
          />
          <LongTextField
            {...field('note', consentInput.shape.note)}
            label="Anything else they said about it"
            hint="For example: not the name of the group, or only the housing officer."
            rows={2}
          />
        </>
      )}
    </ChangeForm>
  );
};
