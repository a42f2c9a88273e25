import { useState } from 'react';
import { type ImportKind, importKinds } from '../../../../shared/transfer/column.ts';
import { templateColumns, writeTemplate } from '../../../../shared/transfer/columns.ts';
import { alertDays } from '../../../../shared/transfer/rules.ts';
import { Field } from '../../kernel/components/field.tsx';
import { RadioRow } from '../../kernel/components/radio-row.tsx';
import { ColumnHeads } from '../../kernel/components/rows-table.tsx';
import { choicesOf } from '../../kernel/components/select-field.tsx';
import { downloadText } from '../../kernel/lib/download-text.ts';
import styles from './import.module.css';
import { type ReadFile, readFile } from './read-file.ts';

const kindLabels = { patients: 'Patients', sessions: 'Sessions', scores: 'Scores of questionnaires' } as const;
const kindNotes: Readonly<Record<ImportKind, string>> = {
  patients:
    'Import patients first. Every question of the referral form can be a column, by its words; the template has the most usual.',
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

/** The kind of the file, its template, and the file itself. */
export const ChooseFile = ({ onFile }: { onFile: (file: ReadFile | undefined) => void }) => {
  const [kind, setKind] = useState<ImportKind>('patients');
  const [wrong, setWrong] = useState<string>();
  const forget = () => {
    onFile(undefined);
    setWrong(undefined);
  };
  const choose = async (chosen: File | undefined) => {
    forget();
    if (!chosen) return;
    const file = await readFile(kind, chosen.name, new Uint8Array(await chosen.arrayBuffer()));
    if ('wrong' in file) setWrong(file.wrong);
    else onFile(file);
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
        <button
          type="button"
          className="button quiet"
          onClick={() => downloadText([writeTemplate(kind)], `${kind}-template.csv`)}
        >
          Download the template
        </button>
      </p>
      <Columns kind={kind} />
      <Field
        name="file"
        label="The file"
        hint="A CSV file, saved from a spreadsheet. It is read in this browser."
        error={wrong}
      >
        {(control) => (
          <input
            key={kind}
            {...control}
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </Field>
    </>
  );
};
