import { limitPolicy } from '../../shared/kernel/limit-policy.ts';
import { readTypedDay } from '../../shared/kernel/past-day.ts';
import { feedbackStatements } from '../../shared/questionnaires/feedback.ts';
import { feedbackInput } from '../../shared/questionnaires/feedback-schema.ts';
import { selfCompletionCalls } from '../../shared/self-completion/calls.ts';
import { isTabletLink, statementField } from '../../shared/self-completion/self-completion-schema.ts';
import { serve } from '../kernel/http/serve.ts';
import { withMinimumDuration } from '../kernel/lib/with-minimum-duration.ts';
import { loadPublished } from '../kernel/site/load-published.ts';
import { answerQuestion } from './answer-question.ts';
import { makeDependencies, type SelfCompletionHandlers } from './dependencies.ts';
import { drawBegin, drawClosed, drawEnd, drawFeedback, drawLink, drawLost, drawTooOften } from './draw-answers.ts';
import { placeOf } from './store/opened.ts';

const everyLink = '*';

const readScores = (body: Readonly<Record<string, unknown>>) =>
  feedbackInput.safeParse(
    feedbackStatements.map((_, question) => ({ question, score: body[statementField(question)], tests: 1 })),
  );

const handlers: SelfCompletionHandlers = {
  answerQuestion,
  leaveFeedback: async ({ body }, { answering }) => {
    const { link, pageToken, language, go } = body;
    await loadPublished(language);
    const lost = { status: 404, body: drawLost(link, language) } as const;
    const opened = await answering.readPage(link, pageToken);
    if (!opened) return lost;
    const isOver = opened.request.finishedAt !== undefined;
    const scores = go === 'send' ? readScores(body) : undefined;
    // The page before asked for it, or not all statements were answered.
    const isShown = placeOf(opened) === 'feedback' && (go === 'next' || scores?.success === false);
    if (!isOver && isShown) {
      const carried = { link, pageToken, language };
      return { status: 200, body: drawFeedback(opened, carried, go === 'send' ? body : undefined) };
    }
    const asked = opened.request.feedback === 'asked';
    const finished = await answering.finish(opened, asked ? scores?.data : undefined, Date.now());
    return finished ? { status: 200, body: drawEnd(finished, language) } : lost;
  },
  /** A link that never was, one that is over and a wrong date of birth are answered alike, and as fast. */
  openLink: async (
    { body: { link, language, dob: typed = '' }, client: { network } },
    { answering, limits, answerMilliseconds },
  ) => {
    await loadPublished(language);
    const dob = readTypedDay(typed);
    const onTablet = isTabletLink(link);
    if (!onTablet && dob === undefined) return { status: 200, body: drawLink(link, language, 'missing') };
    return await withMinimumDuration(onTablet ? 0 : answerMilliseconds, async () => {
      const now = Date.now();
      const asked = { what: 'answers', subject: everyLink, network };
      const limit = limits.use(asked, limitPolicy.linksOfNetwork, now);
      const [isWithin] = await Promise.all([limit, answering.prefetchLink(link)]);
      if (!isWithin) return { status: 429, body: drawTooOften(language) };
      const opened = await answering.open(link, dob, now);
      if (!opened) return { status: 404, body: drawClosed(link, language) };
      const { pageToken } = opened;
      return { status: 200, body: drawBegin(opened, placeOf(opened), { link, pageToken, language }) };
    });
  },
  showLink: async ({ params: { link }, query: { language = 'en' } }) => {
    await loadPublished(language);
    return { status: 200, body: drawLink(link, language) };
  },
};

export const handler = serve(selfCompletionCalls, handlers, makeDependencies);
