import { useState } from 'react';
import { publishingCalls } from '../../../../shared/publishing/calls.ts';
import type { WordFile } from '../../../../shared/publishing/site-words.ts';
import type { LanguageKey } from '../../../../shared/words/language.ts';
import { languages } from '../../../../shared/words/languages.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import { LongTextField } from '../../kernel/components/field.tsx';
import { SelectField } from '../../kernel/components/select-field.tsx';
import { type StaffForm, useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { send } from '../../kernel/lib/api-client.ts';
import siteStyles from '../site/site.module.css';
import {
  checkTexts,
  type PartWords,
  placeOf,
  rightField,
  type Sentence,
  savedOf,
  textsOf,
  tickOf,
  type WordValues,
  wordFields,
  wordsForm,
} from './word-fields.ts';
import styles from './words.module.css';

const filters = { all: 'All', own: 'Those we have written', behind: 'Those whose English has changed since' } as const;
type Filter = keyof typeof filters;
const filterNames = ['all', 'own', 'behind'] as const;

const isShown = ({ text, isBehind }: Sentence, filter: Filter): boolean =>
  filter === 'all' || (filter === 'own' ? text !== undefined : isBehind);

/** Rows of a text field for a sentence of that length. */
const rowsFor = (text: string): number => Math.min(8, Math.max(2, Math.ceil(text.length / 55)));

type SentenceProps = { sentence: Sentence; language: LanguageKey; form: StaffForm<WordValues> };

/** A sentence as the product has it, and as the organisation writes it. */
const SentenceFields = ({ sentence: { place, built, english, isBehind }, language, form }: SentenceProps) => {
  const { id, dir } = languages[language];
  const typed = form.values[place] ?? '';
  const isOwn = typed.trim() !== '' && typed.trim() !== built;
  return (
    <li className={styles.sentence} data-own={isOwn}>
      <LongTextField
        {...form.field(place)}
        label={english ?? built}
        lang={id}
        dir={dir}
        rows={rowsFor(typed)}
        spellCheck
      />
      {isOwn && (
        <p className={styles.own}>
          <strong>Your words.</strong> The product has: <q lang={id}>{built}</q>{' '}
          <RowButton
            label="Put the product’s words back"
            about={english ?? built}
            onClick={() => form.write({ [place]: built })}
          />
        </p>
      )}
      {isBehind && (
        <label className={styles.right}>
          <input
            type="checkbox"
            checked={form.values[rightField(place)] === tickOf(true)}
            onChange={({ target }) => form.write({ [rightField(place)]: tickOf(target.checked) })}
          />
          The English has changed since this was written. This says the same now.
        </label>
      )}
    </li>
  );
};

type Props = { words: PartWords; language: LanguageKey; file: WordFile };

/** Every sentence of a part of the site, as a draft. */
export const WordForm = ({ words, language, file }: Props) => {
  const { texts } = words;
  const [filter, setFilter] = useState<Filter>('all');
  const form = useStaffForm<WordValues>({
    place: { form: `words-${language}-${file.replace('/', '-')}`, recordId: undefined },
    schema: wordsForm,
    saved: savedOf(words),
  });
  const save = () =>
    form.submit({
      check: (values) => checkTexts(texts, values),
      send: ({ version, values }) =>
        send(publishingCalls.saveSiteWords, { body: { version, language, file, texts: textsOf(texts, values) } }),
      done: (answer) =>
        answer.status === 200
          ? { value: true, text: 'The draft has been saved. Nothing is published yet.', saved: savedOf(answer.body) }
          : undefined,
      stale: (answer) => (answer.status === 409 ? savedOf(answer.body.current) : undefined),
      control: placeOf(texts),
    });
  const shown = texts.filter((sentence) => isShown(sentence, filter));
  return (
    <DraftForm
      form={form}
      draft="change of words"
      merged={wordFields(texts)}
      className={siteStyles.form}
      onSubmit={save}
      save="Save draft"
    >
      <SelectField
        name="filter"
        label="Show"
        value={filter}
        choices={filterNames.map((one) => [one, filters[one]] as const)}
        onChoose={setFilter}
      />
      {shown.length === 0 && <p>There are none in this part of the site.</p>}
      <ul className={styles.sentences}>
        {shown.map((sentence) => (
          <SentenceFields key={sentence.place} sentence={sentence} language={language} form={form} />
        ))}
      </ul>
    </DraftForm>
  );
};
