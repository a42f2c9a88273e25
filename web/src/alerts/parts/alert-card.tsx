import { type ComponentProps, type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { openReviewOf, type Recorded, type ShownAlert } from '../../../../shared/alerts/alert.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { describeAnswer, describeItem } from '../../../../shared/questionnaires/describe-answers.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { ActionLink } from '../../kernel/components/action-link.tsx';
import { Folded } from '../../kernel/components/folded.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { formatInstant, formatInstantShort } from '../../kernel/lib/format.ts';
import { newTaskScreen, patientScreen } from '../../kernel/lib/paths.ts';
import { may } from '../../kernel/session/may.ts';
import { FollowUps } from '../../questionnaires/parts/results/score-lines.tsx';
import styles from './alert-card.module.css';
import { HelpLines } from './help-lines.tsx';
import { describeSteps, ResponseForm, ReviewForm } from './response-form.tsx';

type AnswersProps = { alert: Pick<ShownAlert, 'questionType' | 'answered' | 'previous'> };

const AlertAnswers = ({ alert: { questionType, answered = [], previous } }: AnswersProps) => {
  const questionnaire = findQuestionnaire(questionType);
  if (answered.length === 0) return null;
  // With one question, its number is in front already.
  const describe = answered.length === 1 ? describeAnswer : describeItem;
  const before = previous?.risk ?? previous?.answered.map((answer) => describe(questionnaire, answer)).join('; ');
  return (
    <p className={styles.answers}>
      {answered.map((answer) => (
        <strong key={answer.question}>{describeItem(questionnaire, answer)}</strong>
      ))}
      <span>
        {previous ? `Last time, ${formatDay(previous.questionDate)}: ${before || 'not asked'}` : 'Not answered before'}
      </span>
    </p>
  );
};

type Props = {
  alert: ShownAlert;
  /** The patient, where the surrounding screen does not name them. */
  name?: string | undefined;
  heading?: 'h2' | 'h3';
  /** Whether the next steps are behind a button on a phone, where the first screen has to show more. */
  folds?: boolean;
  /** Further facts in a worklist: the worker, and how long it has been open. */
  children?: ReactNode;
};

/** A record about an alert: the answer to it, or the outcome of a review. */
const RecordedWords = ({ what, recorded }: { what: 'Response' | 'Review'; recorded: Recorded }) => {
  const steps = describeSteps(recorded);
  return (
    <>
      {steps.length > 0 && (
        <ul className={styles.ticked} aria-label="Done">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      )}
      <p className={styles.done}>{recorded.action}</p>
      <p className={styles.when}>
        {what} by {recorded.name}, {formatInstant(recorded.at)}
      </p>
    </>
  );
};

const OpenPart = ({ alert, about, folds }: { alert: ShownAlert; about: string; folds: boolean }) => {
  const { patientId, alertId, action, corrected } = alert;
  const toDo = <p className={styles.action}>{action}</p>;
  return (
    <>
      {corrected && (
        <p className={styles.corrected}>
          The answers were corrected on {formatInstant(corrected.at)}, and{' '}
          {corrected.stillCalledFor ? 'still call for this.' : 'no longer call for this.'} The alert stays until
          somebody has recorded what was done.
        </p>
      )}
      {folds ? <Folded label="What to do now">{toDo}</Folded> : toDo}
      {may('mayWriteRecords') && (
        <>
          <ResponseForm patientId={patientId} alertId={alertId} about={about} />
          <ActionLink className={styles.task} to={newTaskScreen(patientId, 'alert')}>
            Make a task of it<span className="visually-hidden">: {about}</span>
          </ActionLink>
        </>
      )}
    </>
  );
};

const AnsweredPart = ({ alert, about }: { alert: ShownAlert; about: string }) => {
  const { patientId, alertId, response, reviews = [] } = alert;
  const reviewOn = openReviewOf(alert);
  return (
    <>
      {response && <RecordedWords what="Response" recorded={response} />}
      {reviews.map((review) => (
        <RecordedWords key={review.at} what="Review" recorded={review} />
      ))}
      {reviewOn !== undefined && (
        <>
          <p className={styles.action}>To be reviewed on {formatDay(reviewOn)}</p>
          {may('mayWriteRecords') && (
            <ReviewForm patientId={patientId} alertId={alertId} about={about} after={reviews.length} />
          )}
        </>
      )}
    </>
  );
};

/** The action that an alert needs, until a named person has recorded it; and then its review. */
export const AlertCard = ({ alert, name, heading: Heading = 'h2', folds = false, children }: Props) => {
  const id = useId();
  const { patientId, questionType, questionDate, raisedAt, reason, response, closed, words = [] } = alert;
  const test = `${findQuestionnaire(questionType).name} of ${formatDay(questionDate)}`;
  const about = name ? `${name}, ${test}` : test;
  return (
    <article className={styles.card} data-red data-open={response === undefined} aria-labelledby={id}>
      <div className={styles.facts}>
        <Heading id={id}>
          {name && `${name}: `}
          {closed ? 'an alert of another service' : reason}
        </Heading>
        <p className={styles.when}>
          {test}, raised {formatInstantShort(raisedAt)}
        </p>
        {children}
        <AlertAnswers alert={alert} />
        <FollowUps questionType={questionType} answers={words} />
      </div>
      <div className={styles.facts}>
        {closed && (
          <p>
            What it says is on the record.{' '}
            <Link to={patientScreen(patientId)}>
              Open the record with a reason<span className="visually-hidden">: {about}</span>
            </Link>{' '}
            to read and answer it: it opens at once.
          </p>
        )}
        {!closed &&
          (response ? (
            <AnsweredPart alert={alert} about={about} />
          ) : (
            <OpenPart alert={alert} about={about} folds={folds} />
          ))}
      </div>
    </article>
  );
};

type Alert = ComponentProps<typeof AlertCard>['alert'];

/** The alerts that saved answers have raised, to be answered at once. */
export const RaisedAlerts = ({ alerts }: { alerts: readonly Alert[] }) =>
  alerts.length > 0 && (
    <div role="alert">
      {alerts.map((one) => (
        <AlertCard key={one.alertId} alert={one} />
      ))}
      {alerts.some(({ response }) => !response) && <HelpLines />}
    </div>
  );

/** The placeholder of an unreadable alert: somebody may have to act on it. */
export const UnreadableAlert = ({ alertId }: { alertId: string }) => (
  <Problem text={<Unreadable what="This alert" id={alertId} />} />
);
