import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { forms } from '#words/forms.ts';
import {
  type AnyAnswer,
  askedFields,
  type Field,
  type Group,
  isList,
  type ListGroup,
  maxLengthOf,
} from '../../../../../shared/kernel/forms/field.ts';
import { controlName } from '../../../../../shared/kernel/forms/read-entries.ts';
import type { FieldErrors } from '../error-summary.tsx';
import { Field as Control, LongTextField, TextField } from '../field.tsx';
import { Choices } from './choices.tsx';
import styles from './form-fields.module.css';

type FieldProps = {
  name: string;
  field: Field;
  value?: AnyAnswer | undefined;
  error?: string | undefined;
  autofill?: boolean;
};

const inputTypes = { text: 'text', phone: 'tel', email: 'email', 'nhs-number': 'text' } as const;

/** The control of one question, by its kind. */
const FormField = ({ name, field, value, error, autofill = false }: FieldProps) => {
  const { label, hint } = field;
  const common = { name, label, hint, error };
  const autoComplete = autofill && 'autoComplete' in field && field.autoComplete ? field.autoComplete : 'off';
  const text = typeof value === 'string' ? value : undefined;
  switch (field.kind) {
    case 'text':
    case 'phone':
    case 'email':
    case 'nhs-number':
      return (
        <div className={hint && styles.guided}>
          <TextField
            {...common}
            type={inputTypes[field.kind]}
            inputMode={field.kind === 'nhs-number' ? 'numeric' : undefined}
            maxLength={maxLengthOf(field)}
            autoComplete={autoComplete}
            defaultValue={text}
          />
        </div>
      );
    case 'date':
      return (
        <div className={styles.day}>
          <TextField {...common} type="date" autoComplete={autoComplete} defaultValue={text} />
        </div>
      );
    case 'long-text':
      return (
        <div className={styles.wide}>
          <LongTextField
            {...common}
            rows={field.maxLength > 1000 ? 9 : 3}
            maxLength={field.maxLength}
            autoComplete={autoComplete}
            defaultValue={text}
          />
        </div>
      );
    case 'tick':
      return (
        <Choices
          {...common}
          type="checkbox"
          choices={[{ id: 'yes', label }]}
          value={value === true ? ['yes'] : []}
          bare
        />
      );
    case 'choice':
      return <Choices {...common} type="radio" choices={field.choices} value={text ? [text] : []} />;
    case 'choices':
      return <Choices {...common} type="checkbox" choices={field.choices} value={Array.isArray(value) ? value : []} />;
  }
};

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
          <Control key={id} name={id} label={`${line.label} ${index + 1}`} error={errors[id]}>
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
          </Control>
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
  /** Whether the browser may offer its own user's data: the form is about the person who fills it in. */
  autofill?: boolean;
  /** The controls of conditional questions that are not asked now: hidden, with their typed values. */
  unasked?: readonly string[];
  /** Shown below a field of this name, across the whole width. */
  below?: Readonly<Record<string, ReactNode>>;
  /** Shown after the fields. */
  children?: ReactNode;
};

/** A group that is a page of its form. */
type PageProps = {
  /** Its address after the `#`. */
  id?: string | undefined;
  /** Above its title: where in the form it is. */
  caption?: ReactNode;
  /** Whether the page before it is of the same group. */
  isContinued?: boolean;
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
export const FormGroup = ({ name, group, children, id, caption, isContinued, ...answered }: Props & PageProps) => (
  <fieldset
    className={styles.group}
    data-group={name}
    {...(id && { id, tabIndex: -1, 'data-page': true, 'data-continued': isContinued || undefined })}
  >
    <legend>
      {caption}
      {group.title}
    </legend>
    {group.hint && <p className={styles.hint}>{group.hint}</p>}
    {isList(group) ? (
      <FormLines name={name} group={group} values={linesOf(answered.values)} errors={answered.errors ?? {}} />
    ) : (
      <FormFields name={name} group={group} {...answered} />
    )}
    {children}
  </fieldset>
);
