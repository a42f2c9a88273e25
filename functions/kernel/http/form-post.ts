import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import { shownAnswer } from '../../../shared/intake/referral-status.ts';
import { type PublicForm, readPublicForm } from '../../../shared/kernel/forms/public-form.ts';
import type { Problem } from '../../../shared/kernel/problem.ts';
import { inFormLanguage } from '../../../shared/kernel/written-in.ts';
import { type CallEvent, decodeBody } from './call-event.ts';
import { formIn } from './form-language.ts';
import { drawAnswerPage, drawFormPage } from './form-page.ts';
import { answerWithPage } from './html-page.ts';
import { HttpError } from './outcome.ts';
import type { PageWords } from './page-words.ts';

/** Whether a request is a form as a browser posts it. */
export const isFormPost = (headers: CallEvent['headers']): boolean =>
  /^application\/x-www-form-urlencoded\b/.test(headers['content-type'] ?? '');

/** The public form of a request that a browser without scripts posted; undefined for any other request. */
export const findPostedForm = ({ found, headers }: CallEvent): PublicForm | undefined =>
  isFormPost(headers) ? found.call.form : undefined;

// The longest form has 94 questions, some with several answers.
const mostPairs = 500;
const tooManyPairs = 'This holds more answers than the form has questions. Please start again with an empty form.';

/**
 * The pairs of a posted form, read once from its beginning to its end; undefined where there are too many. A pair without
 * `=`, which no browser sends, is left out: Node's parser would search the rest of the text for each of them.
 */
const readPairs = (text: string): URLSearchParams | undefined => {
  const pairs: string[] = [];
  let equals = text.indexOf('=');
  let read = 0;
  for (let from = 0; from <= text.length; read += 1) {
    if (read === mostPairs) return undefined;
    const next = text.indexOf('&', from);
    const end = next < 0 ? text.length : next;
    if (equals >= 0 && equals < from) equals = text.indexOf('=', from);
    if (equals >= from && equals < end) pairs.push(text.slice(from, end));
    from = end + 1;
  }
  return new URLSearchParams(pairs.join('&'));
};

/** @throws HttpError when a form has more answers than any form has questions; none of them is read. */
export const readPostedForm = (form: PublicForm, text: string): unknown => {
  const pairs = readPairs(text);
  if (!pairs) throw new HttpError(400, tooManyPairs);
  return readPublicForm(form, pairs);
};

// Longer bodies are not typed by hand, and are not shown again.
const mostShownBytes = 256 * 1024;

/** The answers of a posted form, to be shown again; undefined when there is more than a person types. */
const readTyped = (event: CallEvent): URLSearchParams | undefined => {
  const body = decodeBody(event);
  if (body.byteLength > mostShownBytes) return undefined;
  return readPairs(body.toString('utf8'));
};

const answered = z.record(z.string(), z.unknown());

const fillIn = (address: string, answer: unknown): string => {
  const values = answered.parse(answer);
  return address.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
};

/** The answer to a posted form: a redirect to its thank-you page, or the form again with its errors. */
export const answerPostedForm = (
  words: PageWords,
  posted: PublicForm,
  event: CallEvent,
  status: number,
  body: unknown,
): APIGatewayProxyStructuredResultV2 => {
  const form = formIn(posted, words);
  if (status < 300 && form.sentPage !== undefined) {
    return { statusCode: 303, headers: { 'cache-control': 'no-store', location: fillIn(form.sentPage, body) } };
  }
  if (status < 300) return answerWithPage(status, drawAnswerPage(words, form, shownAnswer.parse(body)));
  // A form that another site sent may contain that site's words, which are not shown here.
  const typed = status === 403 ? undefined : readTyped(event);
  const action = inFormLanguage(event.found.call.path, words.language.key);
  return answerWithPage(status, drawFormPage(words, form, action, typed, body as Problem));
};
