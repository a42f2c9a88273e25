import type { ComponentProps, KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { QuietButton } from './buttons.tsx';
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
  /** Closes a form of a few words; one with a draft has a `CancelButton` beside. */
  onCancel?: (() => void) | undefined;
  /** Beside the button that saves. */
  beside?: ReactNode;
  /** Below the buttons. */
  after?: ReactNode;
  /** A form longer than a screen: its button stays in sight. */
  isLong?: boolean;
};

/** Ctrl Enter, or Cmd Enter on a Mac, saves from wherever one writes. */
const saveByKeys = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
};

/** The common parts of the forms of staff: the summary of errors, the fields, and the buttons with the outcome. */
export const StaffFormFrame = (props: Props) => {
  const { form, heading, onSubmit, save, saveId, onCancel, beside, after, isLong, onKeyDown, children, ...element } =
    props;
  return (
    <form
      noValidate
      method="post"
      {...element}
      data-long={isLong}
      onKeyDown={(event) => {
        saveByKeys(event);
        onKeyDown?.(event);
      }}
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
        {onCancel && <QuietButton label="Cancel" onClick={onCancel} />}
      </FormActions>
      {after}
    </form>
  );
};
