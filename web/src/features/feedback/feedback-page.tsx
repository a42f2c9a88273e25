import { type SyntheticEvent, useState } from 'react';
import * as z from 'zod';
import { feedbackInput } from '../../../../shared/api/feedback.ts';
import { answersMissing } from '../../../../shared/questionnaires/check-answers.ts';
import { feedbackOptions, feedbackStatements } from '../../../../shared/questionnaires/feedback.ts';
import { DraftOffer } from '../../components/draft-offer.tsx';
import { ErrorSummary, type FieldErrors } from '../../components/error-summary.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Question, questionName } from '../../components/questions/question.tsx';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { useSaveFeedback } from './queries.ts';

const given = z.record(z.coerce.number().pipe(z.int()), z.int());
type Scores = z.infer<typeof given>;

/** What one person says of the service; no name is asked. */
export const Component = () => {
  const [scores, setScores] = useState<Scores>({});
  const draft = useDraft({ form: 'feedback', recordId: undefined, schema: given });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const { mutateAsync, isPending, error, data: done, reset } = useSaveFeedback();
  const missing = feedbackStatements.flatMap((_, question) => (scores[question] === undefined ? [question] : []));

  const answer = (next: Scores) => {
    setScores(next);
    draft.keep(next);
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setAttempt(attempt + 1);
    const [first] = missing;
    setErrors(first === undefined ? {} : { [questionName(first)]: answersMissing });
    if (first !== undefined) return reset();
    const answers = Object.entries(scores).map(([question, score]) => ({
      question: Number(question),
      score,
      tests: 1,
    }));
    try {
      await mutateAsync(feedbackInput.parse(answers));
    } catch {
      return; // shown as `error`, with the answers still there
    }
    void draft.clear();
    setScores({});
    setAttempt(0);
  };

  return (
    <>
      <PageHead title={Object.keys(errors).length > 0 ? 'Error: Feedback' : 'Feedback'} />
      <Heading>Feedback</Heading>
      <p>Please say how much you agree. Your name is not asked.</p>
      <form noValidate aria-label="Feedback" onSubmit={(event) => void submit(event)}>
        <ErrorSummary errors={errors} attempt={attempt} />
        <DraftOffer draft={draft} what="feedback sheet" onTake={setScores} />
        {feedbackStatements.map((text, question) => (
          <Question
            key={text}
            number={question + 1}
            text={text}
            options={feedbackOptions}
            given={scores[question]}
            wrong={attempt > 0 && missing.includes(question)}
            onAnswer={(score) => answer({ ...scores, [question]: score })}
          />
        ))}
        <FormActions
          label="Save"
          status={
            isPending
              ? { kind: 'waiting' }
              : error
                ? { kind: 'failed', text: error.message }
                : done && Object.keys(scores).length === 0
                  ? { kind: 'done', text: done.message }
                  : undefined
          }
        />
      </form>
    </>
  );
};
