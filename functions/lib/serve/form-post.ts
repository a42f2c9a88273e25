import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Problem } from '../../../shared/api/problem.ts';
import { type PublicForm, readPublicForm } from '../../../shared/forms/public-form.ts';
import { apiContentSecurityPolicy } from '../../../shared/security-headers.ts';
import type { CallEvent } from './call-event.ts';
import { decodeBody } from './decode-body.ts';
import { drawFormPage } from './form-page.ts';

/** The form of the site, when its browser ran no scripts and posted it as it stands. */
export const findPostedForm = ({ found, headers }: CallEvent): PublicForm | undefined =>
  /^application\/x-www-form-urlencoded\b/.test(headers['content-type'] ?? '') ? found.call.form : undefined;

export const readPostedForm = (form: PublicForm, text: string): unknown =>
  readPublicForm(form, new URLSearchParams(text));

const reference = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'referralId' in body ? `#${String(body.referralId)}` : '';

/** What a posted form is answered with: the page that says thank you, or the form again with what is wrong in it. */
export const answerPostedForm = (
  form: PublicForm,
  event: CallEvent,
  status: number,
  body: unknown,
): APIGatewayProxyStructuredResultV2 => {
  const headers = { 'cache-control': 'no-store', 'content-security-policy': apiContentSecurityPolicy };
  if (status < 300) return { statusCode: 303, headers: { ...headers, location: form.sentPage + reference(body) } };
  return {
    statusCode: status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    body: drawFormPage(
      form,
      event.found.call.path,
      new URLSearchParams(decodeBody(event).toString('utf8')),
      body as Problem,
    ),
  };
};
