import { type ReactNode, useEffect, useRef } from 'react';
import { bindFields, type Naming } from '../forms/bind-fields.ts';
import type { Fields } from '../forms/edit-state.ts';
import { QuietButton, RowButton } from './buttons.tsx';
import type { FieldErrors } from './error-summary.tsx';
import { controlId } from './field.tsx';
import styles from './row-list.module.css';

type Props<Row extends Fields> = {
  name: string;
  value: readonly Row[];
  errors: FieldErrors;
  onChoose: (rows: Row[]) => void;
  legend: string;
  hint: string;
  /** The name of a row for a screen reader. */
  rowName: string;
  /** What is removed, where it has a name of its own. */
  describe?: (row: Row) => string;
  /** Where a row has an identity of its own; by default its place: every field of a row is controlled. */
  keyOf?: (row: Row) => string;
  blank: () => Row;
  /** The field that takes the focus in a new row. */
  first: keyof Row & string;
  add: string;
  limits?: Naming<Row>['limits'];
  children: (bound: ReturnType<typeof bindFields<Row>>) => ReactNode;
};

/** Rows of a few fields each, which a person adds and removes. */
export const RowList = <Row extends Fields>(props: Props<Row>) => {
  const { name, value: rows, errors, onChoose, legend, hint, rowName, describe, keyOf, blank, first, add } = props;
  const added = useRef<string>(undefined);
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (added.current) document.getElementById(controlId(added.current))?.focus();
    added.current = undefined;
  });
  return (
    <fieldset className={styles.rows}>
      <legend>{legend}</legend>
      <p className={styles.hint}>{hint}</p>
      {rows.map((row, index) => (
        <fieldset key={keyOf?.(row) ?? index} className={styles.row}>
          <legend className="visually-hidden">
            {rowName} {index + 1}
          </legend>
          {props.children(
            bindFields({
              values: row,
              errors,
              limits: props.limits,
              nameOf: (field) => `${name}.${index}.${field}`,
              write: (change) => onChoose(rows.map((one, at) => (at === index ? { ...one, ...change } : one))),
            }),
          )}
          <RowButton
            label="Remove"
            about={`${rowName.toLowerCase()} ${describe?.(row) || index + 1}`}
            onClick={() => {
              onChoose(rows.filter((_, at) => at !== index));
              addButton.current?.focus();
            }}
          />
        </fieldset>
      ))}
      <QuietButton
        ref={addButton}
        label={add}
        onClick={() => {
          added.current = `${name}.${rows.length}.${first}`;
          onChoose([...rows, blank()]);
        }}
      />
    </fieldset>
  );
};
