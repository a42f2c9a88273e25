import { consentCalls } from '../../../../shared/privacy/consent-calls.ts';
import type { ConsentPurpose } from '../../../../shared/privacy/consent-purposes.ts';
import { type LanguageKey, languageKeys } from '../../../../shared/words/language.ts';
import { languages } from '../../../../shared/words/languages.ts';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { RadioRow } from '../../kernel/components/radio-row.tsx';
import { useReading } from '../../kernel/lib/query.ts';
import styles from './privacy.module.css';

const namesInEnglish = new Intl.DisplayNames('en-GB', { type: 'language' });

/** The language of the site with the name that is on a record, such as `Punjabi (Mirpuri)`; English where it is none. */
export const languageOfName = (name: string): LanguageKey =>
  languageKeys.find((key) => key !== 'en' && name.startsWith(namesInEnglish.of(key) ?? key)) ?? 'en';

type Props = {
  patientId: string;
  purpose: ConsentPurpose;
  english: string;
  shownIn: LanguageKey;
  onShow: (language: LanguageKey) => void;
};

const choices = languageKeys.map((key) => [key, namesInEnglish.of(key) ?? key] as const);

/** What is read to somebody before they answer: in English, and in another language of the site. */
export const ConsentText = ({ patientId, purpose, english, shownIn, onShow }: Props) => {
  const reading = useReading(
    consentCalls.listConsents,
    { params: { patientId }, query: { language: shownIn } },
    { enabled: shownIn !== 'en' },
  );
  const { id, dir } = languages[shownIn];
  return (
    <>
      <RadioRow name="shown-in" legend="Read it to them in" choices={choices} chosen={shownIn} onChoose={onShow} />
      {shownIn !== 'en' && (
        <Loaded from={reading}>
          {({ translated }) => (
            <>
              <blockquote className={styles.quote} lang={id} dir={dir}>
                {translated[purpose]}
              </blockquote>
              <p>
                A translation of ours: unless somebody here who speaks it has read it, please check with the interpreter
                that it says this:
              </p>
            </>
          )}
        </Loaded>
      )}
      <blockquote className={styles.quote}>{english}</blockquote>
    </>
  );
};
