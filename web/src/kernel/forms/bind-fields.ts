import type * as z from 'zod';
import type { Fields } from './edit-state.ts';
import { longest } from './longest.ts';

/** The fields of free text: those of a few words or of a list are chosen. */
type TextOf<Values> = {
  [Field in keyof Values]: Values[Field] extends string ? (string extends Values[Field] ? Field : never) : never;
}[keyof Values] &
  string;
type TickOf<Values> = { [Field in keyof Values]: Values[Field] extends boolean ? Field : never }[keyof Values] & string;

/** The props of a control of free text. */
export type FieldProps = {
  name: string;
  value: string;
  error: string | undefined;
  maxLength: number | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

/** What a form, or a part of one, has of its fields. */
export type Bound<Values extends Fields> = {
  values: Values;
  errors: Readonly<Record<string, string>>;
  write: (change: Partial<Values>) => void;
};

export type Naming<Values extends Fields> = {
  /** The schemas of the API for the fields of free text: they take no more characters than these. */
  limits?: { readonly [Field in keyof Values]?: z.ZodType } | undefined;
  /** The name of the control of a field, where it differs: errors and links have this name, too. */
  nameOf?: ((field: keyof Values & string) => string) | undefined;
};

/**
 * The props of a form's controls, from its values: name, value, error, limit and change belong to one field.
 *
 *     <TextField {...form.field('name')} label="Name" />
 *     <SelectField {...form.choice('service')} label="Service" choices={services} />
 *     <input type="checkbox" {...form.tick('isSent')} />
 */
export const bindFields = <Values extends Fields>({
  values,
  errors,
  write,
  limits,
  nameOf = (field) => field,
}: Bound<Values> & Naming<Values>) => {
  const limitOf = (field: keyof Values): number | undefined => {
    const limit = limits?.[field];
    return limit && longest(limit);
  };
  const writeField = (field: string, value: unknown): void => write({ [field]: value } as Partial<Values>);
  return {
    field: (field: TextOf<Values>): FieldProps => ({
      name: nameOf(field),
      value: values[field] as string,
      error: errors[nameOf(field)],
      maxLength: limitOf(field),
      onChange: ({ target }) => writeField(field, target.value),
    }),
    choice: <Field extends keyof Values & string>(field: Field) => ({
      name: nameOf(field),
      value: values[field],
      error: errors[nameOf(field)],
      onChoose: (value: Values[Field]): void => writeField(field, value),
    }),
    tick: (field: TickOf<Values>) => ({
      checked: values[field] === true,
      onChange: ({ target }: { target: { checked: boolean } }): void => writeField(field, target.checked),
    }),
  };
};
