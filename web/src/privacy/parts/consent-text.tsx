import type { ConsentPurpose } from '../../../../shared/privacy/consent-purposes.ts';
import { builtConsentWords } from '../../../../shared/words/en/consent.ts';
import { type LanguageKey, languageKeys } from '../../../../shared/words/language.ts';
import { languages } from '../../../../shared/words/languages.ts';
import { RadioRow } from '../../kernel/components/radio-row.tsx';
import { otherLanguages } from '../../kernel/lib/describe-written-in.ts';
import { consentTranslations } from './consent-translations.ts';
import styles from './privacy.module.css';

const choices = languageKeys.map((key) => [key, key === 'en' ? 'English' : otherLanguages[key]] as const);

/** The translation of what is asked; undefined for English, and where the organisation has worded it anew. */
export const findTranslation = (purpose: ConsentPurpose, english: string, language: LanguageKey) =>
  language === 'en' || builtConsentWords[purpose] !== english
    ? undefined
    : { language, words: consentTranslations[language][purpose] };

type Props = {
  english: string;
  translation: ReturnType<typeof findTranslation>;
  shownIn: LanguageKey;
  onShow: (language: LanguageKey) => void;
};

/** What is read to somebody before they answer: in English, and in another language of the site. */
export const ConsentText = ({ english, translation, shownIn, onShow }: Props) => (
  <>
    <RadioRow name="shown-in" legend="Read it to them in" choices={choices} chosen={shownIn} onChoose={onShow} />
    {translation && (
      <>
        <blockquote
          className={styles.quote}
          lang={languages[translation.language].id}
          dir={languages[translation.language].dir}
        >
          {translation.words}
        </blockquote>
        <p>
          A translation of ours: unless somebody here who speaks it has read it, please check with the interpreter that
          it says this:
        </p>
      </>
    )}
    {!translation && shownIn !== 'en' && <p>Your organisation words this anew, in English. Please translate it:</p>}
    <blockquote className={styles.quote}>{english}</blockquote>
  </>
);
