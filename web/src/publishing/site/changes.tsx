import type { Facts } from '../../../../shared/organisation/facts.ts';
import { type PictureName, pictureNames } from '../../../../shared/publishing/picture-names.ts';
import {
  type ChangedText,
  checkPlace,
  isCheck,
  wordFileNames,
  wordFiles,
} from '../../../../shared/publishing/site-words.ts';
import { languages } from '../../../../shared/words/languages.ts';
import { changesOfPages } from '../pages/page-fields.ts';
import { labelPicture, pictureValuesOf } from '../pictures/picture-fields.ts';
import { changesOfServices } from '../services/describe-services.ts';
import { pictureLabels } from '../services/service-fields.ts';
import { type Change, changesOfFields } from '../texts/changes-of-list.ts';
import styles from './site.module.css';
import { factFields, valuesOf } from './site-fields.ts';

/** The facts in which two differ, each in words. */
export const changesOf = (before: Facts, after: Facts): Change[] => {
  const ofPicture = (name: PictureName) =>
    changesOfFields(labelPicture, [pictureValuesOf(before.pictures?.[name]), pictureValuesOf(after.pictures?.[name])], {
      id: `picture-${name}`,
      name: pictureLabels[name],
    });
  return [
    ...changesOfFields(factFields, [valuesOf(before), valuesOf(after)]),
    ...changesOfServices(before.services, after.services),
    ...changesOfPages(before.pages, after.pages),
    ...pictureNames.flatMap(ofPicture),
  ];
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
