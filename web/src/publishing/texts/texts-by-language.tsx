import { siteLanguages } from '../../../../shared/site/site-frame.ts';
import type { LanguageKey } from '../../../../shared/words/language.ts';
import { languages } from '../../../../shared/words/languages.ts';
import { LongTextField, TextField } from '../../kernel/components/field.tsx';
import type { StaffForm } from '../../kernel/components/use-staff-form.ts';
import styles from '../site/site.module.css';
import { nameLanguage, type TextPart, type TextValues, textField, textParts } from './text-fields.ts';

const otherLanguages = siteLanguages.filter((key) => key !== 'en');

/** What the texts need of their form, which has other fields besides. */
type TextForm = Pick<StaffForm<TextValues>, 'field' | 'values' | 'write'>;

type Shown = {
  form: TextForm;
  labels: Readonly<Record<TextPart, string>>;
  hint: string;
  rows?: number;
};

const TextsIn = (props: Shown & { language: LanguageKey; parts: readonly TextPart[] }) => {
  const { form, labels, hint, rows = 6, language, parts } = props;
  const { id: lang, dir } = languages[language];
  const shared = (part: TextPart) => ({
    ...form.field(textField(part, language)),
    label: labels[part],
    lang,
    dir,
  });
  return parts.map((part) =>
    part === 'text' ? (
      <LongTextField key={part} {...shared(part)} hint={hint} rows={rows} />
    ) : (
      <TextField key={part} {...shared(part)} />
    ),
  );
};

/** That the words of a language have to be looked at, and were. */
const RightTick = ({ form, language }: { form: TextForm; language: LanguageKey }) => {
  const { right } = form.values;
  const others = right.filter((one) => one !== language);
  return (
    <div className={styles.ticks}>
      <label>
        <input
          type="checkbox"
          checked={right.includes(language)}
          onChange={({ target }) => form.write({ right: target.checked ? [...others, language] : others })}
        />
        The English has changed since this was written. This says the same now.
      </label>
    </div>
  );
};

type Props = Shown & {
  /** The parts of the English, where one of them is elsewhere on the screen. */
  english?: readonly TextPart[];
  behind: readonly LanguageKey[];
};

/** The texts of a service or a page: the English, and each other language folded until it has one. */
export const TextsByLanguage = ({ english = textParts, behind, ...props }: Props) => (
  <>
    <TextsIn {...props} language="en" parts={english} />
    {otherLanguages.map((key) => (
      <details key={key} className={styles.others} open={props.form.values[textField('name', key)] !== ''}>
        <summary>
          In {nameLanguage(key)}
          {behind.includes(key) && ': the English has changed since'}
        </summary>
        <TextsIn {...props} language={key} parts={textParts} />
        {behind.includes(key) && <RightTick form={props.form} language={key} />}
      </details>
    ))}
  </>
);
