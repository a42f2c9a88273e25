import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { pastDay } from '../../../../shared/kernel/past-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { answersMissing, openQuestions, patientMissing } from '../../../../shared/questionnaires/check-answers.ts';
import { checkDate, longBeforeReferral } from '../../../../shared/questionnaires/check-date.ts';
import { offeredIn } from '../../../../shared/questionnaires/offered-in.ts';
import type { Questionnaire } from '../../../../shared/questionnaires/questionnaire.ts';
import { correctionReason, type TestResult } from '../../../../shared/questionnaires/result.ts';
import { addWords, filterAsked, hasOptions, isAsked } from '../../../../shared/questionnaires/scoring.ts';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import type { FieldErrors } from '../../kernel/components/error-summary.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { questionName } from '../../kernel/components/questions/question.tsx';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import type { DraftPlace } from '../../kernel/drafts/open-draft.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import type { Saved } from '../../kernel/forms/edit-state.ts';
import { correctionScreen } from '../../kernel/lib/paths.ts';
import { useLeavePatient } from '../../patients/parts/form-about-patient.tsx';
import { AnotherPatient } from '../../patients/parts/patient-search.tsx';
import { useStartOfForm } from '../../patients/parts/use-addressed-patient.ts';
import { answeredOn } from '../parts/answered-on.ts';
import {
  changeAnswers,
  type Entered,
  type EntryFields,
  entryDraft,
  entryOfFields,
  fieldsOfEntry,
} from '../parts/entry-fields.ts';
import { QuestionList } from '../parts/question-list.tsx';
import type { TestSummary } from '../parts/results/queries.ts';
import { describeKeys, useAnswers } from '../parts/use-answers.ts';
import styles from './questionnaire-form.module.css';
import type { SaveAnswer } from './questionnaire-page.tsx';

type Props = {
  questionnaire: Questionnaire;
  patient: TestSummary | undefined;
  leave: (() => void) | undefined;
  search: (error: string | undefined) => ReactNode;
  place: DraftPlace;
  isCorrection: boolean;
  /** The saved values of a correction; for a new questionnaire, the initial values, as version 0. */
  saved: Saved<EntryFields>;
  send: (entered: Entered, version: number, idempotencyKey: string) => Promise<SaveAnswer>;
  onSaved: (body: Extract<SaveAnswer, { status: 200 | 201 }>['body'], entered: Entered) => void;
};

const savedResult = ({ version, answers, questionDate }: TestResult): Saved<EntryFields> => ({
  version,
  values: fieldsOfEntry({ answers, questionDate, why: '' }),
});

type ConfirmProps = {
  day: string;
  /** The confirmation is for one day: another day needs another one. */
  confirmed: string | undefined;
  onConfirm: (day: string | undefined) => void;
  children: ReactNode;
};

/** Asks about a day that may be right and seldom is. */
const ConfirmDay = ({ day, confirmed, onConfirm, children }: ConfirmProps) => (
  <label className={styles.early}>
    <input
      type="checkbox"
      checked={day === confirmed}
      onChange={({ target }) => onConfirm(target.checked ? day : undefined)}
    />
    <span>{children}</span>
  </label>
);

/** The progress, as a thread that is sewn along. */
const Progress = ({ done, of }: { done: number; of: number }) => (
  <div className={styles.progress}>
    <svg aria-hidden="true" focusable="false">
      <line className={styles.cloth} x1="3" y1="4" x2="100%" y2="4" />
      <line x1="3" y1="4" x2={`${(100 * done) / of}%`} y2="4" />
    </svg>
    <p role="status">
      {done} of {of} answered
    </p>
  </div>
);

export const QuestionnaireForm = (props: Props) => {
  const { questionnaire, patient, leave, search, place, isCorrection, saved } = props;
  const saveId = useId();
  const form = useStaffForm({ place, schema: entryDraft, saved, limits: { why: correctionReason } });
  const { errors } = form;
  const [earlyDay, confirmEarly] = useState<string>();
  const [secondDay, confirmSecond] = useState<string>();
  const entry = entryOfFields(form.values);
  const answers = filterAsked(questionnaire, entry.answers);
  const answering = useAnswers(questionnaire, answers, saveId, (next) => form.write(changeAnswers(form.values, next)));
  const leaving = useLeavePatient({ form, patient, leave: () => leave?.() });
  // The number keys work from here on.
  useStartOfForm(patient !== undefined, answering.focusFirst);
  const open = openQuestions(questionnaire, answers);
  const asked = questionnaire.questions.filter(
    (_, question) => hasOptions(questionnaire, question) && isAsked(questionnaire, question, answers),
  ).length;
  // A question shown by another answer may stay open: that it was not asked is an answer of its own.
  const missing = open.filter((question) => questionnaire.questions[question]?.askedIf === undefined);

  const isEarly = (questionDate: string): boolean =>
    patient !== undefined && checkDate({ ...patient, questionDate, confirmed: false }) === longBeforeReferral;
  const already = (questionDate: string) =>
    isCorrection || !patient ? undefined : answeredOn(patient.tests, questionnaire.id, questionDate);
  const sameDay = already(entry.questionDate);
  const wasRefused = Object.keys(errors).length > 0;

  const check = (entered: Entered): FieldErrors => {
    const wrong: Record<string, string> = {};
    if (!patient) wrong.patient = patientMissing;
    Object.assign(wrong, checkFields(z.object({ questionDate: pastDay }), entered));
    const dateProblem = patient && checkDate({ ...patient, ...entered, confirmed: entered.earlyDateConfirmed });
    if (dateProblem) wrong.questionDate ??= dateProblem;
    if (already(entered.questionDate) && secondDay !== entered.questionDate) {
      wrong.questionDate ??= `There is already a ${questionnaire.name} of this day. Please tick below if this is a second one.`;
    }
    const [first] = missing;
    if (first !== undefined) wrong[questionName(first)] = answersMissing;
    if (isCorrection) Object.assign(wrong, checkFields(z.object({ why: correctionReason }), entered));
    return wrong;
  };
  const submit = async () => {
    const enteredOf = (values: EntryFields): Entered => {
      const { words, ...entered } = entryOfFields(values);
      const answers = addWords(questionnaire, filterAsked(questionnaire, entered.answers), words);
      const earlyDateConfirmed = isEarly(entered.questionDate) && earlyDay === entered.questionDate;
      return { ...entered, answers, earlyDateConfirmed };
    };
    const entered = enteredOf(form.values);
    const done = await form.submit({
      check: (values) => check(enteredOf(values)),
      body: ({ version, values }) => [version, patient?.patientId, enteredOf(values)],
      send: ({ version, values }, idempotencyKey) => props.send(enteredOf(values), version, idempotencyKey),
      done: (reply) => {
        if (reply.status === 201) return { value: reply.body };
        return reply.status === 200 ? { value: reply.body, saved: savedResult(reply.body) } : undefined;
      },
      stale: (reply) => (reply.status === 409 && 'current' in reply.body ? savedResult(reply.body.current) : undefined),
    });
    if (done) props.onSaved(done.value, entered);
  };

  const options = Object.fromEntries(questionnaire.options.map(({ score, text }) => [score, text]));
  const mergedQuestions = questionnaire.questions.map(
    ({ text }, question) => [`q${question}`, [`${question + 1}. ${text}`, options]] as const,
  );

  return (
    <DraftForm
      form={form}
      draft={questionnaire.name}
      merged={{ questionDate: 'Date answered', ...Object.fromEntries(mergedQuestions) }}
      aria-label={questionnaire.name}
      onSubmit={submit}
      onKeyDown={answering.onKeyDown}
      save={isCorrection ? 'Save the correction' : 'Save'}
      saveId={saveId}
      heading={
        <>
          <PageHead title={questionnaire.name} isWrong={wasRefused} />
          {!patient && search(errors.patient)}
          {patient && leave && <AnotherPatient onChoose={leaving.leave} />}
          {leaving.dialog}
          <div className={styles.top}>
            <Progress done={asked - open.length} of={asked} />
          </div>
        </>
      }
      after={
        <p className={styles.credit}>
          {questionnaire.credit} {offeredIn}
        </p>
      }
    >
      <div className={styles.date}>
        <TextField {...form.field('questionDate')} label="Date answered" type="date" max={today()} />
      </div>
      {isEarly(entry.questionDate) && (
        <ConfirmDay day={entry.questionDate} confirmed={earlyDay} onConfirm={confirmEarly}>
          The date is right: these answers are more than two years older than the referral
        </ConfirmDay>
      )}
      {patient && sameDay && (
        <>
          <p>
            There is already a {questionnaire.name} of this day.{' '}
            <Link to={correctionScreen(sameDay.questionType, patient.patientId, sameDay.resultId)}>
              Correct that one instead
            </Link>
          </p>
          <ConfirmDay day={entry.questionDate} confirmed={secondDay} onConfirm={confirmSecond}>
            This is a second {questionnaire.name} of {formatDay(entry.questionDate)}
          </ConfirmDay>
        </>
      )}
      {questionnaire.stem && <p className={styles.stem}>{questionnaire.stem}</p>}
      <p className={styles.hint}>{describeKeys(questionnaire.options.map(({ score }) => score))}</p>
      <QuestionList
        questionnaire={questionnaire}
        answers={answers}
        words={entry.words}
        missing={wasRefused ? missing : []}
        answering={answering}
        write={form.write}
      />
      {isCorrection && <TextField {...form.field('why')} label="Why the answers are corrected" />}
    </DraftForm>
  );
};
