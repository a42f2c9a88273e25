import type { ContactMessage } from '../../../../shared/api/contact-message.ts';
import styles from './message-marks.module.css';

type Props = { row: Pick<ContactMessage, 'handling' | 'readFirst' | 'ringBack'> };

/** What is to be known of a message before it is opened: that it comes first, and that somebody wants to be rung. */
export const MessageMarks = ({ row: { handling, readFirst, ringBack } }: Props) => (
  <>
    {readFirst && handling.state !== 'answered' && <strong className={styles.first}>Read first</strong>}
    {ringBack && (
      <span className={styles.ring}>{ringBack.language ? `Ring back, in ${ringBack.language}` : 'Ring back'}</span>
    )}
  </>
);
