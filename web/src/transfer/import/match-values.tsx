import { columnsOf } from '../../../../shared/transfer/columns.ts';
import {
  findUnknownValues,
  foldValue,
  matchedOf,
  type ValueMatches,
} from '../../../../shared/transfer/match-values.ts';
import { Section } from '../../kernel/components/section.tsx';
import styles from './import.module.css';
import type { ReadFile } from './import-file.ts';

type Props = {
  file: ReadFile;
  columns: readonly string[];
  values: ValueMatches;
  onMatch: (values: ValueMatches) => void;
};

/** More different words than this are no choices: the column is another one. */
const mostShown = 40;
const notMatched = '?';
const leftBlank = '';

/** Words of the sheet that none of our choices has: each is matched once, for all its rows. */
export const MatchValues = ({ file, columns, values, onMatch }: Props) => {
  const unknown = columns.flatMap((id, at) => {
    const matched = id === '' ? undefined : matchedOf(file.kind, id);
    if (!matched) return [];
    const found = findUnknownValues(
      matched,
      file.rows.map((cells) => cells[at] ?? ''),
    );
    return found.length === 0 ? [] : [{ id, heading: file.headings[at] ?? '', choices: matched.choices, found }];
  });
  if (unknown.length === 0) return null;
  const match = (id: string, text: string, choice: string) => {
    const { [foldValue(text)]: _, ...others } = values[id] ?? {};
    onMatch({ ...values, [id]: choice === notMatched ? others : { ...others, [foldValue(text)]: choice } });
  };
  return (
    <Section id="values" title="What your words mean">
      <p>
        These are not among our choices. Say once what each is. A row with words that you do not match cannot be stored.
      </p>
      {unknown.map(({ id, heading, choices, found }) => (
        <fieldset key={id} className={styles.values}>
          <legend>
            {heading}: {columnsOf[file.kind].find((column) => column.id === id)?.heading}
          </legend>
          {found.slice(0, mostShown).map(({ text, count }) => (
            <label key={text} className={styles.value}>
              <span>
                “{text}” <small>{count === 1 ? 'in 1 row' : `in ${count} rows`}</small>
              </span>
              <select
                value={values[id]?.[foldValue(text)] ?? notMatched}
                onChange={({ target }) => match(id, text, target.value)}
              >
                <option value={notMatched}>Please choose</option>
                <option value={leftBlank}>Leave it blank</option>
                {choices.map((choice) => (
                  <option key={choice.id} value={choice.id}>
                    {choice.labels[0]}
                  </option>
                ))}
              </select>
            </label>
          ))}
          {found.length > mostShown && <p>There are {found.length} different words. Is this the right column?</p>}
        </fieldset>
      ))}
    </Section>
  );
};
