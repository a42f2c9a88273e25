import { type ReactNode, useId } from 'react';
import { RowButton } from './buttons.tsx';
import { Icon } from './icons/icon.tsx';
import styles from './more-actions.module.css';

type Props = {
  about?: string;
  /** Whether they are shown, and how to change it: a `useState` of the row, which outlives a form in their place. */
  shown: readonly [boolean, (isOpen: boolean) => void];
  children: ReactNode;
};

/**
 * The actions of a row that are needed less often, behind a button. They are hidden and not taken away, so that a form
 * that was opened from one of them is there again.
 */
export const MoreActions = ({ about, shown: [isOpen, setOpen], children }: Props) => {
  const id = useId();
  return (
    <>
      <RowButton
        aria-expanded={isOpen}
        aria-controls={id}
        label={
          <>
            <Icon action="more" />
            {isOpen ? 'Fewer actions' : 'More actions'}
          </>
        }
        about={about}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={id} className={styles.more} hidden={!isOpen}>
        {children}
      </div>
    </>
  );
};
