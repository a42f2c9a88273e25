import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import type { Problem } from '../../shared/api/problem.ts';
import { type PublicForm, readPublicForm } from '../../shared/forms/public-form.ts';
import type { CallEvent } from './call-event.ts';
import { decodeBody } from './decode-body.ts';
import { drawFormPage } from './form-page.ts';
import { answerWithPage } from './html-page.ts';

/** The form of the site, when its browser ran no scripts and posted it as it stands. */
export const findPostedForm = ({ found, headers }: CallEvent): PublicForm | undefined =>
  /^application\/x-www-form-urlencoded\b/.test(headers['content-type'] ?? '') ? found.call.form : undefined;

export const readPostedForm = (form: PublicForm, text: string): unknown =>
  readPublicForm(form, new URLSearchParams(text));

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
  const typed = new URLSearchParams(decodeBody(event).toString('utf8'));
  return answerWithPage(status, drawFormPage(form, event.found.call.path, typed, body as Problem));
};
