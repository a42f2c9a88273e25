import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'button'>, 'type' | 'className' | 'children' | 'aria-disabled'> & {
  label: ReactNode;
  /** What it is about, for whoever hears it without the rest of its row. */
  about?: string | undefined;
  /** Whether a press does nothing now: the button stays in its place, and keeps the focus. */
  isOff?: boolean;
};

const buttonOf =
  (className: string) =>
  ({ label, about, isOff, onClick, ...props }: Props) => (
    <button
      {...props}
      type="button"
      className={className}
      aria-disabled={isOff}
      onClick={(event) => isOff || onClick?.(event)}
    >
      {label}
      {about && <span className="visually-hidden"> {about}</span>}
    </button>
  );

/** The main action of a part of a screen that is no form. */
export const MainButton = buttonOf('button');
/** Any other action. */
export const QuietButton = buttonOf('button quiet');
/** An action in a row of a list, or in a text. */
export const RowButton = buttonOf('in-row');
