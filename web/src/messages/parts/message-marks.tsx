import type { ContactMessage } from '../../../../shared/messages/contact-message.ts';
import { describeWrittenIn } from '../../kernel/lib/describe-written-in.ts';
import styles from './message-marks.module.css';

type Props = { row: Pick<ContactMessage, 'handling' | 'readFirst' | 'ringBack' | 'writtenIn'> };

/** Marks of a message before it is opened: that it comes first, that somebody wants to be rung, and its language. */
export const MessageMarks = ({ row: { handling, readFirst, ringBack, writtenIn } }: Props) => (
  <>
    {readFirst && handling.state !== 'answered' && handling.state !== 'junk' && (
      <strong className={styles.first}>Read first</strong>
    )}
    {ringBack && (
      <span className={styles.ring}>{ringBack.language ? `Ring back, in ${ringBack.language}` : 'Ring back'}</span>
    )}
    {writtenIn && <span className={styles.ring}>{describeWrittenIn(writtenIn)}</span>}
  </>
);
