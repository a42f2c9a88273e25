import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'type' | 'aria-disabled'> & {
  /** Words for whoever does not see beside what it stands: the name of the row. */
  about?: string | undefined;
  /** It stays in place and keeps the focus, and does nothing: while its action runs, or when it makes no sense. */
  isIdle?: boolean;
};

/** A button that does something at once, as opposed to one that sends a form. */
export const ActionButton = ({ about, isIdle, className = 'button quiet', onClick, children, ...rest }: Props) => (
  <button
    type="button"
    className={className}
    {...rest}
    aria-disabled={isIdle}
    onClick={(event) => isIdle || onClick?.(event)}
  >
    {children}
    {about && <span className="visually-hidden">{about}</span>}
  </button>
);
