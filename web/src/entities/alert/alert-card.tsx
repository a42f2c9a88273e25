import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ShownAlert } from '../../../../shared/api/alert.ts';
import { formatDay } from '../../../../shared/domain/format-day.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { formatInstant } from '../../lib/format-date.ts';
import { newTaskScreen } from '../../lib/paths.ts';
import { may } from '../../lib/session/may.ts';
import { FollowUps } from '../result/follow-ups.tsx';
import styles from './alert-card.module.css';
import { HelpLines } from './help-lines.tsx';
import { ResponseForm } from './response-form.tsx';

type Props = {
  alert: ShownAlert;
  /** Whose it is, where that is not said around it. */
  name?: string | undefined;
  heading?: 'h2' | 'h3';
};

/** What must be done, until a named person has written down what was. */
export const AlertCard = ({ alert, name, heading: Heading = 'h2' }: Props) => {
  const id = useId();
  const {
    patientId,
    alertId,
    questionType,
    questionDate,
    raisedAt,
    reason,
    action,
    response,
    corrected,
    words = [],
  } = alert;
  const test = `${findQuestionnaire(questionType).name} of ${formatDay(questionDate)}`;
  return (
    <article className={styles.card} data-open={response === undefined} aria-labelledby={id}>
      <Heading id={id}>
        {name && `${name}: `}
        {reason}
      </Heading>
      <p className={styles.when}>
        {test}, raised {formatInstant(raisedAt)}
      </p>
      <FollowUps questionType={questionType} answers={words} />
      {response ? (
        <>
          <p className={styles.done}>{response.action}</p>
          <p className={styles.when}>
            Recorded for {response.name}, {formatInstant(response.at)}
          </p>
        </>
      ) : (
        <>
          {corrected && (
            <p className={styles.corrected}>
              The answers were corrected on {formatInstant(corrected.at)}, and{' '}
              {corrected.stillCalledFor ? 'still call for this.' : 'no longer call for this.'} The alert stays until
              somebody has recorded what was done.
            </p>
          )}
          <p className={styles.action}>{action}</p>
          <HelpLines />
          {may('mayWriteRecords') && (
            <ResponseForm patientId={patientId} alertId={alertId} about={name ? `${name}, ${test}` : test} />
          )}
          {may('mayWriteRecords') && (
            <Link className="in-row" to={newTaskScreen(patientId, 'alert')}>
              Make a task of it<span className="visually-hidden">: {name ? `${name}, ${test}` : test}</span>
            </Link>
          )}
        </>
      )}
    </article>
  );
};
