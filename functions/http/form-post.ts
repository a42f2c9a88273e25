import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import type { Problem } from '../../shared/api/problem.ts';
import { type PublicForm, readPublicForm } from '../../shared/forms/public-form.ts';
import type { CallEvent } from './call-event.ts';
import { decodeBody } from './decode-body.ts';
import { drawFormPage } from './form-page.ts';
import { answerWithPage } from './html-page.ts';
import { HttpError } from './http-error.ts';

/** The form of the site, when its browser ran no scripts and posted it as it stands. */
export const findPostedForm = ({ found, headers }: CallEvent): PublicForm | undefined =>
  /^application\/x-www-form-urlencoded\b/.test(headers['content-type'] ?? '') ? found.call.form : undefined;

// The longest form has 94 questions, some with several answers.
const mostPairs = 500;
const tooManyPairs = 'This holds more answers than the form has questions. Please start again with an empty form.';

const countPairs = (text: string): number => {
  let pairs = 1;
  for (let at = text.indexOf('&'); at >= 0 && pairs <= mostPairs; at = text.indexOf('&', at + 1)) pairs += 1;
  return pairs;
};

/** @throws HttpError of a form with more answers than any has questions, before one of them is read. */
export const readPostedForm = (form: PublicForm, text: string): unknown => {
  if (countPairs(text) > mostPairs) throw new HttpError(400, tooManyPairs);
  return readPublicForm(form, new URLSearchParams(text));
};

// What is longer was not written by hand, and is not worth the work of writing it out again.
const mostShownBytes = 256 * 1024;

/** What was typed into a form that is shown again; undefined when that is more than a person types. */
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

/** What a posted form is answered with: the page that says thank you, or the form again with what is wrong in it. */
export const answerPostedForm = (
  form: PublicForm,
  event: CallEvent,
  status: number,
  body: unknown,
): APIGatewayProxyStructuredResultV2 => {
  if (status < 300) {
    return { statusCode: 303, headers: { 'cache-control': 'no-store', location: fillIn(form.sentPage, body) } };
  }
  // A form that was not sent from this site is no reason to show what somebody else wrote into it.
  const typed = status === 403 ? undefined : readTyped(event);
  return answerWithPage(status, drawFormPage(form, event.found.call.path, typed, body as Problem));
};
