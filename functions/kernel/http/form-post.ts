import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import { type ShownAnswer, shownAnswer } from '../../../shared/intake/referral-status.ts';
import { askedFields, type Field, isList, maxLengthOf } from '../../../shared/kernel/forms/field.ts';
import { type PublicForm, readPublicForm } from '../../../shared/kernel/forms/public-form.ts';
import { controlName } from '../../../shared/kernel/forms/read-entries.ts';
import { type Html, html } from '../../../shared/kernel/html.ts';
import type { Problem } from '../../../shared/kernel/problem.ts';
import { inFormLanguage } from '../../../shared/kernel/written-in.ts';
import { type CallEvent, decodeBody } from './call-event.ts';
import { codeWordsOf, formIn } from './form-language.ts';
import { answerWithPage, drawHtmlPage } from './html-page.ts';
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

/** What is shown once, and is not to be in an address: so the answer to the form is a page, which leads on to the thank-you page. */
const withCode = z.object({ reference: z.string(), statusCode: z.string() });

const drawCodePage = (
  words: PageWords,
  posted: PublicForm,
  { reference, statusCode }: z.infer<typeof withCode>,
  next: string,
): string => {
  const { referralSent } = words;
  const sent = codeWordsOf(posted, words);
  return drawHtmlPage(
    words,
    sent.title,
    html`<h1>${sent.title}</h1>
<p class="lead">${sent.text}</p>
<p class="reference"><span>${referralSent.reference}</span> <strong>${reference}</strong> <span>${referralSent.keepReference}</span></p>
<p class="reference"><span>${referralSent.code}</span> <strong>${statusCode}</strong> <span>${sent.keepCode}</span></p>
<p><a class="button" href="${next}">${referralSent.next}</a></p>`,
  );
};

const fillIn = (address: string, answer: unknown): string => {
  const values = answered.parse(answer);
  return address.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
};

/** The answer to a posted form: a redirect to its thank-you page, or a page with the code before it, or the form again with its errors. */
export const answerPostedForm = (
  words: PageWords,
  posted: PublicForm,
  event: CallEvent,
  status: number,
  body: unknown,
): APIGatewayProxyStructuredResultV2 => {
  const form = formIn(posted, words);
  if (status < 300 && form.sentPage !== undefined) {
    const coded = withCode.safeParse(body);
    if (coded.success) return answerWithPage(200, drawCodePage(words, posted, coded.data, fillIn(form.sentPage, body)));
    return { statusCode: 303, headers: { 'cache-control': 'no-store', location: fillIn(form.sentPage, body) } };
  }
  if (status < 300) return answerWithPage(status, drawAnswerPage(words, form, shownAnswer.parse(body)));
  // A form that another site sent may contain that site's words, which are not shown here.
  const typed = status === 403 ? undefined : readTyped(event);
  const action = inFormLanguage(event.found.call.path, words.language.key);
  return answerWithPage(status, drawFormPage(words, form, action, typed, body as Problem));
};

type Typed = URLSearchParams;
/** The errors by field, and the word before each. */
type Errors = { readonly word: string; readonly of: ReadonlyMap<string, string> };

const idOf = (name: string) => `field-${name}`;

const drawError = (name: string, errors: Errors) => {
  const message = errors.of.get(name);
  return message && html`<p class="wrong" id="${idOf(name)}-error">${errors.word} ${message}</p>`;
};

const drawHint = (hint: string | undefined) => hint && html`<p class="hint">${hint}</p>`;

const drawChoices = (name: string, field: Extract<Field, { choices: unknown }>, typed: Typed, errors: Errors) => {
  const chosen = typed.getAll(name);
  const type = field.kind === 'choice' ? 'radio' : 'checkbox';
  const options = field.choices.map(
    ({ id, label }, index) =>
      html`<label class="choice"><input type="${type}" name="${name}" value="${id}"${index === 0 && html` id="${idOf(name)}"`}${chosen.includes(id) && html` checked`}> ${label}</label>`,
  );
  return html`<fieldset class="question"><legend>${field.label}</legend>${drawHint(field.hint)}${drawError(name, errors)}${options}</fieldset>`;
};

const inputTypes = { text: 'text', phone: 'tel', email: 'email', date: 'date', 'nhs-number': 'text' } as const;

const drawField = (name: string, field: Field, typed: Typed, errors: Errors): Html => {
  if ('choices' in field) return drawChoices(name, field, typed, errors);
  const id = idOf(name);
  if (field.kind === 'tick') {
    return html`<label class="choice"><input type="checkbox" id="${id}" name="${name}" value="yes"${typed.has(name) && html` checked`}> ${field.label}</label>`;
  }
  const value = typed.get(name) ?? '';
  const wrong = errors.of.has(name) && html` aria-invalid="true" aria-describedby="${id}-error"`;
  const longest = field.kind !== 'date' && html` maxlength="${maxLengthOf(field)}"`;
  const common = html`id="${id}" name="${name}"${wrong}${longest}`;
  const control =
    field.kind === 'long-text'
      ? html`<textarea ${common} rows="5">\n${value}</textarea>`
      : html`<input type="${inputTypes[field.kind]}" ${common} value="${value}">`;
  return html`<div><label for="${id}">${field.label}</label>${drawHint(field.hint)}${drawError(name, errors)}${control}</div>`;
};

const drawGroup = (name: string, group: PublicForm['groups'][string], typed: Typed, errors: Errors): Html => {
  const head = html`<legend><h2>${group.title}</h2></legend>${drawHint(group.hint)}`;
  if (!isList(group)) {
    const fields = askedFields(group).map(([field, asked]) =>
      drawField(controlName(name, field), asked, typed, errors),
    );
    return html`<fieldset>${head}${fields}</fieldset>`;
  }
  const given = typed.getAll(name);
  const lines = Array.from({ length: Math.max(group.initialItems, given.length) }, (_, index) => {
    const id = idOf(`${name}.${index}`);
    return html`<div><label for="${id}">${group.line.label} ${index + 1}</label>${drawError(`${name}.${index}`, errors)}<input type="text" id="${id}" name="${name}" value="${given[index]}"></div>`;
  });
  return html`<fieldset>${head}${lines}</fieldset>`;
};

/**
 * The page of a form that was refused: its errors, and everything that was typed (`sent`), ready to be sent again.
 * Without `sent`, which was longer than a person types, the form is blank.
 */
const drawFormPage = (
  words: PageWords,
  form: PublicForm,
  action: string,
  sent: Typed | undefined,
  { message, errors = [] }: Problem,
): string => {
  const { forms, layout } = words;
  const typed = sent ?? new URLSearchParams();
  const whatWasTyped = sent ? forms.typedBelow : forms.typedBefore;
  const byField = new Map(errors.toReversed().map((error) => [error.path, error.message]));
  const wrong: Errors = { word: forms.error, of: byField };
  const links = [...byField].toReversed().map(([name, text]) => html`<li><a href="#${idOf(name)}">${text}</a></li>`);
  const problems = errors.length > 0 ? html`<ul>${links}</ul>` : html`<p>${message}</p>`;
  return drawHtmlPage(
    words,
    layout.errorTitle(form.title),
    html`<h1>${form.title}</h1>
<div class="problems" role="alert"><h2>${forms.problem}</h2>${problems}<p>${form.sentPage !== undefined && html`${forms.nothingSent} `}${whatWasTyped}</p></div>
<form method="post" action="${action}">
${Object.entries(form.groups).map(([name, group]) => drawGroup(name, group, typed, wrong))}
<button type="submit" class="button">${form.submit}</button>
</form>
<p><a href="${form.page}">${forms.startAgain}</a></p>`,
  );
};

/** The page that answers a form which only asks. */
const drawAnswerPage = (words: PageWords, form: PublicForm, { title, paragraphs, list }: ShownAnswer): string =>
  drawHtmlPage(
    words,
    title,
    html`<h1>${title}</h1>
${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
${list.items.length > 0 ? html`<h2>${list.title}</h2><ul>${list.items.map((item) => html`<li>${item}</li>`)}</ul>` : ''}
<p><a href="${form.page}">${words.forms.askAgain}</a></p>`,
  );
