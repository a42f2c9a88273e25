import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import type { Problem } from '../../shared/api/problem.ts';
import { shownAnswer } from '../../shared/api/referral-status.ts';
import { inFormLanguage } from '../../shared/api/written-in.ts';
import { type PublicForm, readPublicForm } from '../../shared/forms/public-form.ts';
import type { CallEvent } from './call-event.ts';
import { decodeBody } from './decode-body.ts';
import { formIn } from './form-language.ts';
import { drawAnswerPage, drawFormPage } from './form-page.ts';
import { answerWithPage } from './html-page.ts';
import { HttpError } from './http-error.ts';
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

const countPairs = (text: string): number => {
  let pairs = 1;
  for (let at = text.indexOf('&'); at >= 0 && pairs <= mostPairs; at = text.indexOf('&', at + 1)) pairs += 1;
  return pairs;
};

/** @throws HttpError when a form has more answers than any form has questions; none of them is read. */
export const readPostedForm = (form: PublicForm, text: string): unknown => {
  if (countPairs(text) > mostPairs) throw new HttpError(400, tooManyPairs);
  return readPublicForm(form, new URLSearchParams(text));
};

// Longer bodies are not typed by hand, and are not shown again.
const mostShownBytes = 256 * 1024;

/** The answers of a posted form, to be shown again; undefined when there is more than a person types. */
const readTyped = (event: CallEvent): URLSearchParams | undefined => {
  const body = decodeBody(event);
  if (body.byteLength > mostShownBytes) return undefined;
  const text = body.toString('utf8');
  return countPairs(text) > mostPairs ? undefined : new URLSearchParams(text);
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
  // A form that another site sent may hold that site's words, which are not shown here.
  const typed = status === 403 ? undefined : readTyped(event);
  const action = inFormLanguage(event.found.call.path, words.language.key);
  return answerWithPage(status, drawFormPage(words, form, action, typed, body as Problem));
};
