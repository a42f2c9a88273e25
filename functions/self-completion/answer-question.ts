import { type Place, showQuestion } from '../../shared/questionnaires/answered-alone.ts';
import { findQuestionnaire } from '../../shared/questionnaires/registry.ts';
import { loadPublished } from '../kernel/site/load-published.ts';
import type { SelfCompletionDependencies, SelfCompletionHandlers } from './dependencies.ts';
import { type Carried, drawConcern, drawEnd, drawFeedback, drawLost, drawQuestion } from './draw-answers.ts';
import { type Opened, placeAfterAnswer, placeOf } from './store/opened.ts';

type At = Exclude<Place, string>;

const isQuestion = ({ type, question }: At): boolean => findQuestionnaire(type).questions[question] !== undefined;

/** The page of a place; the end of what asks for no feedback is reached by storing it. */
const drawPlace = async (opened: Opened, place: Place, carried: Carried, { answering }: SelfCompletionDependencies) => {
  if (place === 'feedback') return drawFeedback(opened, carried);
  if (place !== 'end') return drawQuestion(opened, place, carried);
  const finished = await answering.finish(opened, undefined, Date.now());
  return finished ? drawEnd(finished, carried.language) : drawLost(carried.link, carried.language);
};

export const answerQuestion: SelfCompletionHandlers['answerQuestion'] = async (
  { body: { link, pageToken, language, questionnaire: type, question, score, go } },
  dependencies,
) => {
  const { answering } = dependencies;
  await loadPublished(language);
  const carried = { link, pageToken, language };
  const lost = { status: 404, body: drawLost(link, language) } as const;
  const draw = async (opened: Opened, place: Place) =>
    ({ status: 200, body: await drawPlace(opened, place, carried, dependencies) }) as const;
  const at = { type, question };
  if (go === 'clear' && isQuestion(at)) {
    const cleared = await answering.clear(carried, at, Date.now());
    if (!cleared) return lost;
    const isShown = cleared.request.finishedAt === undefined && !cleared.request.done.includes(type);
    if (isShown) return { status: 200, body: drawQuestion(cleared, at, carried) };
  }
  const hasOption = showQuestion(findQuestionnaire(type), question, 'en').options.some((one) => one.score === score);
  if (go !== 'next' || score === undefined || !isQuestion(at) || !hasOption) {
    const opened = await answering.readPage(link, pageToken);
    if (!opened) return lost;
    if (opened.request.finishedAt !== undefined) return { status: 200, body: drawEnd(opened.request, language) };
    const { questionnaires, done } = opened.request;
    const shown = { type, question: go === 'back' ? Math.max(0, question - 1) : question };
    if (!questionnaires.includes(type) || done.includes(type) || !isQuestion(shown)) {
      return await draw(opened, placeOf(opened));
    }
    return { status: 200, body: drawQuestion(opened, shown, carried, go === 'next') };
  }
  const answered = await answering.answer(carried, { ...at, score }, Date.now());
  if (!answered) return lost;
  if (answered.request.finishedAt !== undefined) return { status: 200, body: drawEnd(answered.request, language) };
  const place = placeAfterAnswer(answered, at);
  if (!answered.isConcerning) return await draw(answered, place);
  return { status: 200, body: drawConcern(answered, place, carried) };
};
