import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import * as z from 'zod';
import { followUpMaxLength } from '../../../../shared/api/result.ts';
import { pastDay } from '../../../../shared/domain/past-day.ts';
import { answersMissing, openQuestions, patientMissing } from '../../../../shared/questionnaires/check-answers.ts';
import { checkDate, longBeforeReferral } from '../../../../shared/questionnaires/check-date.ts';
import type { Questionnaire } from '../../../../shared/questionnaires/questionnaire.ts';
import { type Answer, followUpOf, isAsked, optionsOf, wordsOf } from '../../../../shared/questionnaires/scoring.ts';
import { DraftOffer } from '../../components/draft-offer.tsx';
import { ErrorSummary, type FieldErrors } from '../../components/error-summary.tsx';
import { LongTextField, TextField } from '../../components/field.tsx';
import { FormActions, type FormStatus } from '../../components/form-actions.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Question, questionName } from '../../components/questions/question.tsx';
import type { DraftPlace } from '../../lib/drafts/open-draft.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { Progress } from './progress.tsx';
import styles from './questionnaire-form.module.css';
import { describeKeys } from './read-digit.ts';
import { useAnswers } from './use-answers.ts';

const entered = z.object({
  answers: z.array(z.object({ question: z.int(), score: z.int() })),
  questionDate: z.string(),
  why: z.string(),
  /** What was written beside answers, by question: kept while the form is open, whatever the answer becomes. */
  words: z.record(z.string(), z.string()).default({}),
});
type Draft = z.infer<typeof entered>;
type Written = Omit<Draft, 'answers'>;

export type Entered = { answers: Answer[]; questionDate: string; why: string; earlyDateConfirmed: boolean };

type Props = {
  questionnaire: Questionnaire;
  /** Who answers, shown above all questions; undefined while that is still to be chosen. */
  patient: ReactNode;
  /** Where the patient is chosen, with what is wrong about it. */
  search: (error: string | undefined) => ReactNode;
  /** The name of the field in which a patient is chosen. */
  patientField: string;
  /** What the unsaved answers belong to. */
  place: DraftPlace;
  /** A correction says why it is one. */
  isCorrection: boolean;
  start: { answers: readonly Answer[]; questionDate: string };
  /** What the day of the answers is checked against, once the patient is known. */
  known: { dob: string; referredOn: string } | undefined;
  today: string;
  status: FormStatus | undefined;
  onSave: (filled: Entered, forget: () => void) => void;
};

/** Any questionnaire, made from its data. */
export const QuestionnaireForm = (props: Props) => {
  const { questionnaire, patient, search, patientField, place, isCorrection, start, known, today, status, onSave } =
    props;
  const saveId = useId();
  const [written, setWritten] = useState<Written>({
    questionDate: start.questionDate,
    why: '',
    words: Object.fromEntries(wordsOf(start.answers).map(({ question, text }) => [String(question), text])),
  });
  const { questionDate, why, words } = written;
  // Of one day: another day is another question.
  const [confirmedDay, setConfirmedDay] = useState<string>();
  const draft = useDraft({ ...place, schema: entered });
  const { answers, answer, take, onKeyDown, focusFirst } = useAnswers(questionnaire, start.answers, saveId, (next) =>
    draft.keep({ ...written, answers: [...next] }),
  );
  const isChosen = Boolean(patient);
  // The number keys work from here on, unless somebody has gone elsewhere meanwhile.
  const startAnswering = useEffectEvent(() => {
    if (document.activeElement?.matches('body, h1')) focusFirst();
  });
  useEffect(() => {
    // After the effects of the screen around it: on arrival, the heading takes the focus in one of those.
    if (isChosen) queueMicrotask(startAnswering);
  }, [isChosen]);
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState<FieldErrors>({});
  const open = openQuestions(questionnaire, answers);
  const asked = questionnaire.questions.filter((_, question) => isAsked(questionnaire, question, answers)).length;
  // A question that another answer has brought up may stay open: that it was not asked is an answer of its own.
  const missing = open.filter((question) => questionnaire.questions[question]?.askedIf === undefined);

  const write = (change: Partial<Written>) => {
    const next = { ...written, ...change };
    setWritten(next);
    draft.keep({ ...next, answers: [...answers] });
  };

  const dateProblem = known && checkDate({ ...known, questionDate, confirmed: confirmedDay === questionDate });
  const isEarly = known !== undefined && checkDate({ ...known, questionDate, confirmed: false }) === longBeforeReferral;

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status?.kind === 'waiting') return;
    const wrong: Record<string, string> = {};
    if (!patient) wrong[patientField] = patientMissing;
    const day = pastDay.safeParse(questionDate);
    if (!day.success) wrong.questionDate = day.error.issues[0]?.message ?? '';
    else if (dateProblem) wrong.questionDate = dateProblem;
    const [first] = missing;
    if (first !== undefined) wrong[questionName(first)] = answersMissing;
    if (isCorrection && why.trim() === '') wrong.why = 'Please say why the answers are corrected.';
    setErrors(wrong);
    setAttempt(attempt + 1);
    if (Object.keys(wrong).length > 0) return;
    const withWords = answers.map((given): Answer => {
      const text = followUpOf(questionnaire, given) && words[given.question]?.trim();
      return { ...given, ...(text ? { text } : {}) };
    });
    onSave({ answers: withWords, questionDate, why, earlyDateConfirmed: isEarly }, () => void draft.clear());
  };

  return (
    <form noValidate aria-label={questionnaire.name} onSubmit={submit} onKeyDown={onKeyDown}>
      <PageHead title={Object.keys(errors).length > 0 ? `Error: ${questionnaire.name}` : questionnaire.name} />
      {!patient && search(errors[patientField])}
      <div className={styles.top}>
        {patient}
        <Progress done={asked - open.length} of={asked} />
      </div>
      <ErrorSummary errors={errors} attempt={attempt} />
      <DraftOffer
        draft={draft}
        what={questionnaire.name}
        onTake={({ answers: taken, ...rest }) => {
          take(taken);
          setWritten(rest);
        }}
      />
      <div className={styles.date}>
        <TextField
          name="questionDate"
          label="Date answered"
          type="date"
          value={questionDate}
          max={today}
          error={errors.questionDate}
          onChange={({ target }) => write({ questionDate: target.value })}
        />
      </div>
      {isEarly && (
        <label className={styles.early}>
          <input
            type="checkbox"
            checked={confirmedDay === questionDate}
            onChange={({ target }) => setConfirmedDay(target.checked ? questionDate : undefined)}
          />
          The date is right: these answers are more than two years older than the referral
        </label>
      )}
      {questionnaire.stem && <p className={styles.stem}>{questionnaire.stem}</p>}
      <p className={styles.hint}>{describeKeys(questionnaire.options.map(({ score }) => score))}</p>
      {questionnaire.questions.map(({ text }, question) => {
        if (!isAsked(questionnaire, question, answers)) return null;
        const given = answers.find((one) => one.question === question);
        const followUp = given && followUpOf(questionnaire, given);
        return (
          <Question
            key={text}
            number={question + 1}
            text={text}
            options={optionsOf(questionnaire, question)}
            given={given?.score}
            wrong={attempt > 0 && missing.includes(question)}
            onAnswer={(score) => answer(question, score)}
          >
            {followUp && (
              <div className={styles.words}>
                <LongTextField
                  name={`words-${question}`}
                  label={`${followUp} (optional)`}
                  rows={2}
                  maxLength={followUpMaxLength}
                  value={words[question] ?? ''}
                  onChange={({ target }) => write({ words: { ...words, [question]: target.value } })}
                />
              </div>
            )}
          </Question>
        );
      })}
      {isCorrection && (
        <TextField
          name="why"
          label="Why the answers are corrected"
          maxLength={500}
          value={why}
          error={errors.why}
          onChange={({ target }) => write({ why: target.value })}
        />
      )}
      <FormActions label={isCorrection ? 'Save the correction' : 'Save'} id={saveId} status={status} />
      <p className={styles.credit}>{questionnaire.credit}</p>
    </form>
  );
};
