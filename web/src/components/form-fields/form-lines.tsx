import { useEffect, useRef, useState } from 'react';
import { forms } from '#words/forms.ts';
import { type ListGroup, maxLengthOf } from '../../../../shared/forms/field.ts';
import type { FieldErrors } from '../error-summary.tsx';
import { Field } from '../field.tsx';
import styles from './form-fields.module.css';

type Props = { name: string; group: ListGroup; values: readonly string[]; errors: FieldErrors };

/** A list that starts with a few empty lines and grows. */
export const FormLines = ({ name, group, values, errors }: Props) => {
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
