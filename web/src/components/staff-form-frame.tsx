import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { ErrorSummary, type FieldErrors } from './error-summary.tsx';
import { FormActions, type FormStatus } from './form-actions.tsx';

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** A form with an attempt has a summary of its errors. */
  form: { status: FormStatus | undefined; errors: FieldErrors; attempt?: number };
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => unknown;
  /** Above the summary of errors. */
  heading?: ReactNode;
  /** The label of the button that saves. */
  save: ReactNode;
  saveId?: string;
  /** Beside that button, as the one that cancels. */
  beside?: ReactNode;
  /** Below the buttons. */
  after?: ReactNode;
};

/** The common parts of the forms of staff: the summary of errors, the fields, and the buttons with the outcome. */
export const StaffFormFrame = ({
  form,
  heading,
  onSubmit,
  save,
  saveId,
  beside,
  after,
  children,
  ...element
}: Props) => (
  <form
    noValidate
    {...element}
    onSubmit={(event) => {
      event.preventDefault();
      void onSubmit(event);
    }}
  >
    {heading}
    {form.attempt !== undefined && <ErrorSummary errors={form.errors} attempt={form.attempt} />}
    {children}
    <FormActions label={save} id={saveId} status={form.status}>
      {beside}
    </FormActions>
    {after}
  </form>
);
