import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { forms } from '#words/forms.ts';
import styles from './field.module.css';

/** Gives a control the focus. On another page of its form it cannot take it, until the address opens that page. */
export const goToControl = (control: HTMLElement): void => {
  control.focus();
  if (document.activeElement === control) return;
  const page = control.closest('fieldset[data-page]');
  if (page) location.hash = page.id;
  control.focus();
};

/**
 * Whether a date is half written, or not in the calendar (31 February), when its form is sent. The browser gives such
 * a date no value, so that it would be sent as none: the form is stopped instead, and the date takes the focus.
 */
const useInvalidDate = (control: RefObject<HTMLInputElement | null>): boolean => {
  const [isInvalid, setIsInvalid] = useState(false);
  useEffect(() => {
    const input = control.current;
    const form = input?.type === 'date' && input.form;
    if (!form) return undefined;
    const mounted = new AbortController();
    const options = { capture: true, signal: mounted.signal };
    // Before the form's own listener, which the root of the page calls.
    form.addEventListener(
      'submit',
      (event) => {
        if (!input.validity.badInput) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        setIsInvalid(true);
        // A folded part of the form would hide it.
        for (const fold of form.querySelectorAll('details')) if (fold.contains(input)) fold.open = true;
        goToControl(input);
      },
      options,
    );
    input.addEventListener('input', () => setIsInvalid((was) => was && input.validity.badInput), options);
    return () => mounted.abort();
  }, [control]);
  return isInvalid;
};

type Notes = { hint?: string | undefined; error?: string | undefined };

/** The id of a field's control, for links to it. */
export const controlId = (name: string): string => `field-${name}`;

/** The ids of the notes that describe a control. */
export const describedBy = (id: string, hint?: string, error?: string): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

type FieldNotesProps = Notes & { id: string; styles: { readonly [name: string]: string | undefined } };

/** The hint and the error of a control, or of a question with several. */
export const FieldNotes = ({ id, hint, error, styles }: FieldNotesProps) => (
  <>
    {hint && (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )}
    {error && (
      <p id={`${id}-error`} className={styles.error}>
        <span className="visually-hidden">{forms.error} </span>
        {error}
      </p>
    )}
  </>
);

type ControlProps = Pick<ComponentProps<'input'>, 'id' | 'name' | 'aria-invalid' | 'aria-describedby'>;

export type FieldProps = Notes & {
  name: string;
  label: string;
  children: (control: ControlProps) => ReactNode;
};

/** A label, a hint, an error and their control. Nothing else knows how these are connected. */
export const Field = ({ name, label, hint, error, children }: FieldProps) => {
  const id = controlId(name);
  return (
    <div className={styles.field} data-wrong={!!error}>
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} hint={hint} error={error} styles={styles} />
      {children({
        id,
        name,
        'aria-invalid': !!error || undefined,
        'aria-describedby': describedBy(id, hint, error),
      })}
    </div>
  );
};

type TextProps = Omit<FieldProps, 'children'> & Omit<ComponentProps<'input'>, keyof ControlProps | 'children' | 'ref'>;

export const TextField = ({ name, label, hint, error, ...input }: TextProps) => {
  const ref = useRef<HTMLInputElement>(null);
  const isInvalid = useInvalidDate(ref);
  return (
    <Field name={name} label={label} hint={hint} error={isInvalid ? forms.notADay : error}>
      {(control) => <input type="text" {...input} {...control} ref={ref} />}
    </Field>
  );
};

type LongTextProps = Omit<FieldProps, 'children'> & Omit<ComponentProps<'textarea'>, keyof ControlProps | 'children'>;

export const LongTextField = ({ name, label, hint, error, ...textarea }: LongTextProps) => (
  <Field name={name} label={label} hint={hint} error={error}>
    {(control) => <textarea rows={7} {...textarea} {...control} />}
  </Field>
);
