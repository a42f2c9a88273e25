import type { ShownAnswer } from '../../../shared/intake/referral-status.ts';
import { askedFields, type Field, isList, maxLengthOf } from '../../../shared/kernel/forms/field.ts';
import type { PublicForm } from '../../../shared/kernel/forms/public-form.ts';
import { controlName } from '../../../shared/kernel/forms/read-entries.ts';
import type { Problem } from '../../../shared/kernel/problem.ts';
import { type Html, html } from './html.ts';
import { drawHtmlPage } from './html-page.ts';
import type { PageWords } from './page-words.ts';

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
export const drawFormPage = (
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
export const drawAnswerPage = (words: PageWords, form: PublicForm, { title, paragraphs }: ShownAnswer): string =>
  drawHtmlPage(
    words,
    title,
    html`<h1>${title}</h1>
${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
<p><a href="${form.page}">${words.forms.askAgain}</a></p>`,
  );
