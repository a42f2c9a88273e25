import { useState } from 'react';
import { alertDays, type ImportKind, importKinds } from '../../../../shared/transfer/column.ts';
import { templateColumns, writeTemplate } from '../../../../shared/transfer/columns.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { Field } from '../../kernel/components/field.tsx';
import { RadioRow } from '../../kernel/components/radio-row.tsx';
import { ColumnHeads } from '../../kernel/components/rows-table.tsx';
import { choicesOf } from '../../kernel/components/select-field.tsx';
import { saveFile } from '../../kernel/lib/save-file.ts';
import styles from './import.module.css';
import { type Book, readBook } from './read-book.ts';

const kindLabels = { patients: 'Patients', sessions: 'Sessions', scores: 'Scores of questionnaires' } as const;
const kindNotes: Readonly<Record<ImportKind, string>> = {
  patients:
    'Import patients first. Your columns may have names of your own: you say what each is. Every question of the referral form can be one.',
  sessions: 'Each finds its patient by the reference.',
  scores: `Each finds its patient by the reference. Answers of the last ${alertDays} days raise an alert as if they were given here; older ones raise none.`,
};

const Columns = ({ kind }: { kind: ImportKind }) => (
  <details className={styles.columns}>
    <summary>What each column contains</summary>
    <table className={styles.rows}>
      <ColumnHeads names={['Column', 'What to write', 'For example']} />
      <tbody>
        {templateColumns(kind).map(({ id, heading, explain, example, required }) => (
          <tr key={id}>
            <th scope="row">{heading}</th>
            <td>
              {required && <strong>Must be there. </strong>}
              {explain}
            </td>
            <td>{example}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

export type ChosenBook = { kind: ImportKind; book: Book };

export const ChooseFile = ({ onBook }: { onBook: (chosen: ChosenBook | undefined) => void }) => {
  const [kind, setKind] = useState<ImportKind>('patients');
  const [wrong, setWrong] = useState<string>();
  const forget = () => {
    onBook(undefined);
    setWrong(undefined);
  };
  const choose = async (chosen: File | undefined) => {
    forget();
    if (!chosen) return;
    const book = await readBook(chosen.name, new Uint8Array(await chosen.arrayBuffer()));
    if ('wrong' in book) setWrong(book.wrong);
    else onBook({ kind, book });
  };
  return (
    <>
      <RadioRow
        name="kind"
        legend="What is the file about?"
        choices={choicesOf(importKinds, kindLabels)}
        chosen={kind}
        onChoose={(one) => {
          setKind(one);
          forget();
        }}
      />
      <p>{kindNotes[kind]}</p>
      <p>
        <QuietButton
          label="Download the template"
          onClick={() => saveFile([writeTemplate(kind)], `${kind}-template.csv`)}
        />
      </p>
      <Columns kind={kind} />
      <Field
        name="file"
        label="The file"
        hint="An Excel workbook (.xlsx) or a CSV file. It is read in this browser: nothing is sent until you check it."
        error={wrong}
      >
        {(control) => (
          <input
            key={kind}
            {...control}
            type="file"
            accept=".xlsx,.csv,.tsv,.txt,text/csv"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </Field>
    </>
  );
};
