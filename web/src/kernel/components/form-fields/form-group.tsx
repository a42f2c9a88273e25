import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { forms } from '#words/forms.ts';
import {
  type AnyAnswer,
  askedFields,
  type Group,
  isList,
  type ListGroup,
  maxLengthOf,
} from '../../../../../shared/kernel/forms/field.ts';
import { controlName } from '../../../../../shared/kernel/forms/read-entries.ts';
import type { FieldErrors } from '../error-summary.tsx';
import { Field } from '../field.tsx';
import { FormField } from './form-field.tsx';
import styles from './form-fields.module.css';

type LinesProps = { name: string; group: ListGroup; values: readonly string[]; errors: FieldErrors };

/** A list that starts with a few empty lines and grows. */
const FormLines = ({ name, group, values, errors }: LinesProps) => {
  const { line, initialItems, maxItems } = group;
  const [count, setCount] = useState(Math.max(initialItems, values.length));
  const lines = useRef<HTMLDivElement>(null);
  const grown = useRef(count);
  useEffect(() => {
    if (count > grown.current) lines.current?.querySelector<HTMLInputElement>('input[data-last]')?.focus();
    grown.current = count;
  }, [count]);
  return (
    <div ref={lines}>
      {Array.from({ length: count }, (_, index) => {
        const id = `${name}.${index}`;
        return (
          <Field key={id} name={id} label={`${line.label} ${index + 1}`} error={errors[id]}>
            {(control) => (
              <input
                {...control}
                name={name}
                type="text"
                maxLength={maxLengthOf(line)}
                autoComplete="off"
                defaultValue={values[index]}
                data-last={index === count - 1 || undefined}
              />
            )}
          </Field>
        );
      })}
      {count < maxItems && (
        <button type="button" className={`button quiet ${styles.add}`} onClick={() => setCount(count + 1)}>
          {forms.addAnother}
        </button>
      )}
    </div>
  );
};

type Values = Readonly<Record<string, AnyAnswer>> | readonly string[];

type Props = {
  /** The group's name in the record. */
  name: string;
  group: Group | ListGroup;
  /** The initial values. The fields keep their own text from then on: a form is read with `readEntries`. */
  values?: Values | undefined;
  errors?: FieldErrors;
  /** See {@link FormField}. */
  autofill?: boolean;
  /** The controls of conditional questions that are not asked now: hidden, with their typed values. */
  unasked?: readonly string[];
  /** Shown below a field of this name, across the whole width. */
  below?: Readonly<Record<string, ReactNode>>;
  /** Shown after the fields. */
  children?: ReactNode;
};

type FieldsProps = Omit<Props, 'group' | 'children'> & { group: Group };

/** The fields of a group, for a form whose own heading says what they are about. */
export const FormFields = ({ name, group, values, errors, autofill, unasked, below }: FieldsProps) => (
  <div className={styles.fields}>
    {askedFields(group).map(([fieldName, field]) => {
      const control = controlName(name, fieldName);
      const shown = (
        <FormField
          name={control}
          field={field}
          autofill={autofill}
          value={(values as Readonly<Record<string, AnyAnswer>> | undefined)?.[fieldName]}
          error={errors?.[control]}
        />
      );
      return (
        <Fragment key={fieldName}>
          {field.showWhen ? (
            <div className={styles.conditional} hidden={unasked?.includes(control)}>
              {shown}
            </div>
          ) : (
            shown
          )}
          {below?.[fieldName] && <div className={styles.below}>{below[fieldName]}</div>}
        </Fragment>
      );
    })}
  </div>
);

const linesOf = (values: Values | undefined): readonly string[] => (Array.isArray(values) ? values : []);

/** One group of a form made from data: its title, its guidance, its fields and what is wrong with them. */
export const FormGroup = ({ name, group, children, ...answered }: Props) => (
  <fieldset className={styles.group} data-group={name}>
    <legend>{group.title}</legend>
    {group.hint && <p className={styles.hint}>{group.hint}</p>}
    {isList(group) ? (
      <FormLines name={name} group={group} values={linesOf(answered.values)} errors={answered.errors ?? {}} />
    ) : (
      <FormFields name={name} group={group} {...answered} />
    )}
    {children}
  </fieldset>
);
