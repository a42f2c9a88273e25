import { facts } from '../../../../shared/organisation/facts.ts';
import styles from './letter-paper.module.css';

type Props = {
  name: string;
  address: string;
  /** The day as the letter says it. */
  day: string;
  subject: string;
  text: string;
  signedBy: string;
  /** The level of the heading, one below that of what the letter is part of. */
  level: 'h2' | 'h3';
};

/** The paragraphs of a text, each with a key that it alone has. */
const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .filter((words) => words.trim() !== '')
    .map((words, place) => ({ key: `${place} ${words}`, words }));

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** A letter as its reader sees it, with the address where a window of an envelope is. */
export const LetterPaper = ({ name, address, day, subject, text, signedBy, level: Subject }: Props) => (
  <article className={styles.letter} lang="en" aria-label="The letter">
    <div className={styles.from}>
      {facts.address.map((line, index) => (
        <p key={line} className={index === 0 ? styles.organisation : undefined}>
          {line}
        </p>
      ))}
      <p>{facts.phone}</p>
      <p>{facts.email}</p>
    </div>
    <div className={styles.to}>
      {[name, ...linesOf(address)].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
    <p>{day}</p>
    {subject && <Subject className={styles.subject}>{subject}</Subject>}
    {paragraphsOf(text).map(({ key, words }) => (
      <p key={key} className={styles.paragraph}>
        {words}
      </p>
    ))}
    <div className={styles.signed}>
      <p>{signedBy}</p>
      <p>{facts.longName}</p>
    </div>
  </article>
);
