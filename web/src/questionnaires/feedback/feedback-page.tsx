import * as z from 'zod';
import { questionnaireCalls } from '../../../../shared/questionnaires/calls.ts';
import { answersMissing } from '../../../../shared/questionnaires/check-answers.ts';
import { feedbackOptions, feedbackStatements } from '../../../../shared/questionnaires/feedback.ts';
import { feedbackInput } from '../../../../shared/questionnaires/feedback-schema.ts';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import { Question, questionName } from '../../kernel/components/questions/question.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { titles } from '../../kernel/lib/paths.ts';
import { ClearQuestions } from '../parts/clear-questions.tsx';

/** Scores by the number of their statement; undefined for one that was taken back, which no draft holds. */
const schema = z.record(z.string(), z.int().optional());
type Scores = z.infer<typeof schema>;
const blank = { version: 0, values: {} as Scores };

const missingOf = (scores: Scores) =>
  feedbackStatements.flatMap((_, question) => (scores[question] === undefined ? [question] : []));

/** One person's feedback on the service; no name is asked. */
export const Component = () => {
  const form = useStaffForm({ place: { form: 'feedback', recordId: undefined }, schema, saved: blank });
  const { errors, values: scores } = form;
  const isWrong = Object.keys(errors).length > 0;
  const missing = missingOf(scores);

  const submit = () =>
    form.submit({
      check: (values) => {
        const [first] = missingOf(values);
        return first === undefined ? {} : { [questionName(first)]: answersMissing };
      },
      send: ({ values }, idempotencyKey) => {
        const answers = Object.entries(values).map(([question, score]) => ({
          question: Number(question),
          score,
          tests: 1,
        }));
        return send(questionnaireCalls.saveFeedback, { body: feedbackInput.parse(answers), idempotencyKey });
      },
      done: (answer) => (answer.status === 201 ? { value: true, text: answer.body.message } : undefined),
    });

  return (
    <>
      <StaffHeading title={titles.feedback} isWrong={isWrong} />
      <p>Please say how much you agree. Your name is not asked.</p>
      <DraftForm form={form} draft="feedback sheet" aria-label="Feedback" onSubmit={submit} save="Save">
        {feedbackStatements.map((text, question) => (
          <Question
            key={text}
            number={question + 1}
            text={text}
            options={feedbackOptions}
            given={scores[question]}
            wrong={isWrong && missing.includes(question)}
            onAnswer={(score) => form.write({ [question]: score })}
            onClear={() => form.write({ [question]: undefined })}
          />
        ))}
        {Object.values(scores).some((score) => score !== undefined) && (
          <ClearQuestions
            name="the feedback"
            onClear={() => form.write(Object.fromEntries(Object.keys(scores).map((question) => [question, undefined])))}
          />
        )}
      </DraftForm>
    </>
  );
};
