import { feedbackStatements } from '../../shared/questionnaires/feedback.ts';
import { feedbackInput } from '../../shared/questionnaires/feedback-schema.ts';
import { statementField } from '../../shared/self-completion/self-completion-schema.ts';
import type { SelfCompletionHandlers } from './dependencies.ts';
import { drawEnd, drawFeedback, drawLost } from './draw-answers.ts';
import { placeOf } from './place-of.ts';

const readScores = (body: Readonly<Record<string, unknown>>) =>
  feedbackInput.safeParse(
    feedbackStatements.map((_, question) => ({ question, score: body[statementField(question)], tests: 1 })),
  );

export const leaveFeedback: SelfCompletionHandlers['leaveFeedback'] = async ({ body }, { answering }) => {
  const { link, pageToken, language, go } = body;
  const carried = { link, pageToken, language };
  const opened = await answering.readPage(link, pageToken);
  if (!opened) return { status: 404, body: drawLost(link, language) };
  const isOver = opened.request.finishedAt !== undefined;
  const scores = go === 'send' ? readScores(body) : undefined;
  // The page before asked for it, or not all statements were answered.
  const isShown = placeOf(opened) === 'feedback' && (go === 'next' || scores?.success === false);
  if (!isOver && isShown) {
    return { status: 200, body: drawFeedback(opened, carried, go === 'send' ? body : undefined) };
  }
  const asked = opened.request.feedback === 'asked';
  const finished = await answering.finish(opened, asked ? scores?.data : undefined, Date.now());
  return finished
    ? { status: 200, body: drawEnd(finished, language) }
    : { status: 404, body: drawLost(link, language) };
};
