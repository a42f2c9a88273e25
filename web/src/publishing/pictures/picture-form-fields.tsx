import { flushSync } from 'react-dom';
import { siteLanguages } from '../../../../shared/site/site-frame.ts';
import type { LanguageKey } from '../../../../shared/words/language.ts';
import { languages } from '../../../../shared/words/languages.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { controlId, TextField } from '../../kernel/components/field.tsx';
import type { StaffForm } from '../../kernel/components/use-staff-form.ts';
import styles from '../site/site.module.css';
import { nameLanguage } from '../texts/text-fields.ts';
import { PhotoField } from './photo-field.tsx';
import { altField, type PictureValues, pictureValuesOf } from './picture-fields.ts';

/** What a picture needs of its form, which may have other fields besides. */
type PictureForm = Pick<StaffForm<PictureValues>, 'field' | 'values' | 'write' | 'errors'>;

const otherLanguages = siteLanguages.filter((key) => key !== 'en');

const Alt = ({ form, language }: { form: PictureForm; language: LanguageKey }) => {
  const { id: lang, dir } = languages[language];
  return (
    <TextField
      {...form.field(altField(language))}
      label="What it shows"
      hint="In a sentence, for people who cannot see it."
      lang={lang}
      dir={dir}
    />
  );
};

/** A photograph, and what it shows in each language. */
export const PictureFormFields = ({ form, remove }: { form: PictureForm; remove: string }) => {
  const { file } = form.values;
  return (
    <>
      <PhotoField
        file={file}
        error={form.errors.photo}
        onChoose={(chosen) => {
          flushSync(() => form.write({ file: chosen }));
          // What comes next.
          document.getElementById(controlId(altField('en')))?.focus();
        }}
      />
      {file !== '' && (
        <>
          <Alt form={form} language="en" />
          <details className={styles.others} open={otherLanguages.some((key) => form.values[altField(key)] !== '')}>
            <summary>In other languages</summary>
            {otherLanguages.map((key) => (
              <section key={key} aria-label={nameLanguage(key)}>
                <p className={styles.hint}>{nameLanguage(key)}</p>
                <Alt form={form} language={key} />
              </section>
            ))}
          </details>
          <p>
            <RowButton label={remove} about="the photograph" onClick={() => form.write(pictureValuesOf())} />
          </p>
        </>
      )}
    </>
  );
};
