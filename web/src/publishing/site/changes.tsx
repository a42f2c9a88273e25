import type { Facts } from '../../../../shared/organisation/facts.ts';
import {
  type ChangedText,
  checkPlace,
  isCheck,
  wordFileNames,
  wordFiles,
} from '../../../../shared/publishing/site-words.ts';
import { languages } from '../../../../shared/words/languages.ts';
import { listMerged } from '../../kernel/forms/merged-fields.ts';
import { type Change, changesOfServices } from '../services/describe-services.ts';
import styles from './site.module.css';
import { factFields, type SiteValues, valuesOf } from './site-fields.ts';

/** The facts in which two differ, each in words. */
export const changesOf = (before: Facts, after: Facts): Change[] => {
  const [earlier, later]: [SiteValues, SiteValues] = [valuesOf(before), valuesOf(after)];
  const ofFacts = listMerged(factFields).flatMap(({ name, label, wordsOf }) => {
    const [was, is] = [wordsOf(earlier[name as keyof SiteValues]), wordsOf(later[name as keyof SiteValues])];
    return was === is ? [] : [{ name, label, was, is }];
  });
  return [...ofFacts, ...changesOfServices(before.services, after.services)];
};

/** What was published or would be, beside the facts. */
type ChangedWords = { words: readonly ChangedText[]; wordCount: number };

const partOf = (place: string): string => {
  if (isCheck(place)) return `Checked: ${place.slice(checkPlace('').length)}`;
  const file = wordFileNames.find((one) => place.startsWith(`${one}.`));
  return file === undefined ? place : wordFiles[file];
};

const describeAfter = (place: string, after: ChangedText['after']): string =>
  after?.text ?? (isCheck(place) ? 'Not checked' : 'The product’s own words');

const TextChange = ({ text: { language, place, before, after } }: { text: ChangedText }) => (
  <li>
    <strong>
      {partOf(place)}, {languages[language].name}
    </strong>
    <span lang={languages[language].id} dir={languages[language].dir}>
      {before ? <del>{before.text}</del> : null} <ins>{describeAfter(place, after)}</ins>
    </span>
  </li>
);

type Props = { before: Facts; after: Facts } & ChangedWords;

export const Changes = ({ before, after, words, wordCount }: Props) => (
  <ul className={styles.changes}>
    {changesOf(before, after).map(({ name, label, was, is }) => (
      <li key={name}>
        <strong>{label}</strong>
        <span>
          <del>{was}</del> <ins>{is}</ins>
        </span>
      </li>
    ))}
    {words.map((text) => (
      <TextChange key={`${text.language} ${text.place}`} text={text} />
    ))}
    {wordCount > words.length && <li>And {wordCount - words.length} more sentences.</li>}
  </ul>
);
