import { type AnyAnswer, type Field, maxLengthOf } from '../../../../../shared/kernel/forms/field.ts';
import { LongTextField, TextField } from '../field.tsx';
import { Choices } from './choices.tsx';
import styles from './form-fields.module.css';

type Props = {
  name: string;
  field: Field;
  value?: AnyAnswer | undefined;
  error?: string | undefined;
  /** Whether the browser may offer its own user's data: the form is about the person who fills it in. */
  autofill?: boolean;
};

const inputTypes = { text: 'text', phone: 'tel', email: 'email', 'nhs-number': 'text' } as const;

/** The control of one question, by its kind. */
export const FormField = ({ name, field, value, error, autofill = false }: Props) => {
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
