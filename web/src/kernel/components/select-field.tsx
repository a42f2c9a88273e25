import type { ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';

export const choicesOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((one) => [one, labels[one]] as const);

type SelectProps<Value extends string> = Omit<FieldProps, 'children'> & {
  /** The choices in order: the value and its label. */
  choices: readonly (readonly [Value, ReactNode])[];
  value?: Value | undefined;
  /** In place of a value, in a form whose fields keep their own. */
  defaultValue?: Value;
  onChoose?: (value: Value) => void;
};

/** A choice of one from a list. */
export const SelectField = <Value extends string>(props: SelectProps<Value>) => {
  const { choices, value, defaultValue, onChoose, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          value={value}
          defaultValue={defaultValue}
          onChange={({ target }) => {
            for (const [one] of choices) if (one === target.value) onChoose?.(one);
          }}
        >
          {choices.map(([one, label]) => (
            <option key={one} value={one}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};
