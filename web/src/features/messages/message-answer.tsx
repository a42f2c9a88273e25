import { answerWays, type ContactMessage, type HandlingChange } from '../../../../shared/api/contact-message.ts';
import { Problem } from '../../components/problem.tsx';
import { formatInstant } from '../../lib/format-date.ts';
import { may } from '../../lib/session/may.ts';
import { answerLabels, describeHandling, whoAnswers } from './describe-handling.ts';
import styles from './message-details.module.css';
import { useHandleMessage } from './queries.ts';

/** The handling of this message: one press records it, and another reverses it. */
export const MessageAnswer = ({ message }: { message: ContactMessage }) => {
  const { handling, contactId, version } = message;
  const { mutate, isPending, error } = useHandleMessage(contactId);
  const who = whoAnswers(handling);
  const record = (change: Omit<HandlingChange, 'version'>) => isPending || mutate({ ...change, version });
  const button = (label: string, change: Omit<HandlingChange, 'version'>, kind = 'button quiet') => (
    <button key={label} type="button" className={kind} aria-disabled={isPending} onClick={() => record(change)}>
      {label}
    </button>
  );
  return (
    <section className={styles.answer} aria-labelledby="answer">
      <h2 id="answer">Answer</h2>
      <p role="status">
        <strong className={styles.state} data-state={handling.state}>
          {describeHandling(handling)}
        </strong>
        {who && handling.state === 'answered' && ` by ${who.by}`}
        {who && (
          <>
            {handling.state === 'answered' ? ', ' : ' since '}
            <time dateTime={who.at}>{formatInstant(who.at)}</time>
          </>
        )}
        {handling.state === 'new' && ': nobody is answering it yet.'}
        {handling.state === 'junk' && `, by ${who?.by}: ${handling.why}`}
      </p>
      {error && <Problem text={error.message} />}
      {may('mayAnswerMessages') && (
        <div className={styles.buttons}>
          {handling.state === 'new' && button('I am answering this', { state: 'answering' }, 'button')}
          {handling.state !== 'answered' &&
            handling.state !== 'junk' &&
            answerWays.map((how) => button(answerLabels[how], { state: 'answered', how }))}
          {handling.state !== 'new' &&
            button(handling.state === 'junk' ? 'It is no junk' : 'It still needs an answer', { state: 'new' })}
        </div>
      )}
    </section>
  );
};
