import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { messages } from '#words/messages.ts';
import type { Problem } from '../../../shared/kernel/problem.ts';
import { calendarText, htmlPage } from '../../../shared/kernel/replies.ts';
import { rename } from '../../../shared/kernel/wire-names.ts';
import { log } from '../lib/log.ts';
import { tryLoadPublishedPage } from '../site/load-published.ts';
import { AppointmentsPlanned } from '../store/appointments-planned.ts';
import { isStoreBusy } from '../store/back-off.ts';
import { WorkerExcluded } from '../store/worker-excluded.ts';
import { ItemTooLong } from '../store/write.ts';
import type { CallEvent, CallMiddleware, Result } from './call-event.ts';
import { languageOf } from './form-language.ts';
import { answerPostedForm, findPostedForm } from './form-post.ts';
import { answerWith, answerWithPage, drawProblemPage } from './html-page.ts';
import { logUnexpected } from './log-unexpected.ts';
import { HttpError } from './outcome.ts';
import type { FindWords, PageWords } from './page-words.ts';
import { translateProblem } from './translate-problem.ts';

const saved = { 'content-disposition': 'attachment; filename="diary.ics"' };

// A reply that the contract declares as text is a calendar or an HTML page.
const format = ({ found }: CallEvent, status: number, body: unknown): APIGatewayProxyStructuredResultV2 => {
  if (typeof body !== 'string') return answerWith(status, 'application/json', JSON.stringify(body));
  const isCalendar = found?.call.replies[200] === calendarText;
  return isCalendar ? answerWith(200, 'text/calendar', body, saved) : answerWithPage(status, body);
};

const unexpectedError = (requestId: string): Problem => ({
  status: 500,
  message: messages.ourMistake(requestId),
});

// Contention that outlasted every attempt, or a store that does not answer.
const busy: Problem = {
  status: 503,
  message: 'Sorry, our service cannot answer at this moment. Nothing you wrote is lost: please try again.',
};

const tooLong: Problem = {
  status: 413,
  message:
    'There is not enough room for this here. Nothing was changed: please shorten it, or write it in a case note.',
};

const problemOf = (error: Error, requestId: string): Problem => {
  if (error instanceof HttpError) return error.problem;
  if (error instanceof ItemTooLong) return tooLong;
  if (error instanceof AppointmentsPlanned) {
    const { message, errors } = error;
    return { status: 409, message, errors };
  }
  if (error instanceof WorkerExcluded) return { status: 409, message: error.message };
  return isStoreBusy(error) ? busy : unexpectedError(requestId);
};

/** Whether a program sent it, and not a form of a page. */
const isJson = ({ headers }: CallEvent): boolean => headers['content-type']?.startsWith('application/json') === true;

/** Whether the answer is a page within the menu and footer of the site. */
const isFramed = (event: CallEvent, body: unknown): boolean =>
  findPostedForm(event) !== undefined ||
  (event.found?.call.replies[200] === htmlPage && typeof body !== 'string' && !isJson(event));

const started = new WeakMap<CallEvent, number>();

/** Logs the one line of every call, whatever its answer. */
export const logCall = (event: CallEvent, status: number): void => {
  const milliseconds = Math.round(performance.now() - (started.get(event) ?? 0));
  log({ event: 'call', requestId: event.requestContext.requestId, call: event.routeKey, status, milliseconds });
};

const finish = (
  event: CallEvent,
  words: PageWords,
  status: number,
  body: unknown,
): APIGatewayProxyStructuredResultV2 => {
  logCall(event, status);
  const form = findPostedForm(event);
  if (form) return answerPostedForm(words, form, event, status, body);
  return isFramed(event, body)
    ? answerWithPage(status, drawProblemPage(words, body as Problem))
    : format(event, status, body);
};

/** The answer to a call that an error ended: its refusal as it is, any unexpected error a plain 500. */
export const answerError = async (
  { wordsIn, loadedWords }: FindWords,
  event: CallEvent,
  error: Error,
): Promise<APIGatewayProxyStructuredResultV2> => {
  const { requestId } = event.requestContext;
  const problem = problemOf(error, requestId);
  if (problem.status === 500) {
    logUnexpected({ requestId, call: event.routeKey, error });
  }
  const language = languageOf(event);
  // English needs no loading: the cost of a refusal is measured without a wait.
  const words = loadedWords(language) ?? (await wordsIn(language));
  if (isFramed(event, problem)) await tryLoadPublishedPage(language);
  const answer = finish(event, words, problem.status, translateProblem(problem, words));
  const later: Record<string, string> = problem === busy ? { 'retry-after': '5' } : {};
  return { ...answer, headers: { ...answer.headers, ...later } };
};

/**
 * Makes the answer: declared outcomes parsed by the contract, refusals as they are, any unexpected error a plain 500.
 */
export const reply = (findWords: FindWords): CallMiddleware => ({
  before: ({ event }) => {
    started.set(event, performance.now());
  },
  after: async (request) => {
    const { status, body } = request.response as Extract<Result, { status: number }>;
    const schema = request.event.found.call.replies[status];
    if (!schema) throw new Error('A handler answered a status that its call does not declare');
    const language = languageOf(request.event);
    const words = await findWords.wordsIn(language);
    if (isFramed(request.event, body)) await tryLoadPublishedPage(language);
    request.response = finish(request.event, words, status, rename(schema, schema.parse(body)));
  },
  onError: async (request) => {
    request.response = await answerError(findWords, request.event, request.error ?? new Error());
  },
});
