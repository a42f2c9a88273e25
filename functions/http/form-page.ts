import type { Problem } from '../../shared/api/problem.ts';
import { askedFields, type Field, isList, maxLengthOf } from '../../shared/forms/field.ts';
import type { PublicForm } from '../../shared/forms/public-form.ts';
import { controlName } from '../../shared/forms/read-entries.ts';
import { drawHtmlPage, text } from './html-page.ts';

type Typed = URLSearchParams;
type Errors = ReadonlyMap<string, string>;

const idOf = (name: string) => text(`field-${name}`);

const drawError = (name: string, errors: Errors) => {
  const message = errors.get(name);
  return message ? `<p class="wrong" id="${idOf(name)}-error">Error: ${text(message)}</p>` : '';
};

const drawHint = (hint: string | undefined) => (hint ? `<p class="hint">${text(hint)}</p>` : '');

const drawChoices = (name: string, field: Extract<Field, { choices: unknown }>, typed: Typed, errors: Errors) => {
  const chosen = typed.getAll(name);
  const type = field.kind === 'choice' ? 'radio' : 'checkbox';
  const options = field.choices.map(
    ({ id, label }, index) =>
      `<label class="choice"><input type="${type}" name="${text(name)}" value="${text(id)}"${index === 0 ? ` id="${idOf(name)}"` : ''}${chosen.includes(id) ? ' checked' : ''}> ${text(label)}</label>`,
  );
  return `<fieldset class="question"><legend>${text(field.label)}</legend>${drawHint(field.hint)}${drawError(name, errors)}${options.join('')}</fieldset>`;
};

const inputTypes = { text: 'text', phone: 'tel', email: 'email', date: 'date' } as const;

const drawField = (name: string, field: Field, typed: Typed, errors: Errors): string => {
  if ('choices' in field) return drawChoices(name, field, typed, errors);
  const id = idOf(name);
  if (field.kind === 'tick') {
    const checked = typed.has(name) ? ' checked' : '';
    return `<label class="choice"><input type="checkbox" id="${id}" name="${text(name)}" value="yes"${checked}> ${text(field.label)}</label>`;
  }
  const value = text(typed.get(name) ?? '');
  const wrong = errors.has(name) ? ` aria-invalid="true" aria-describedby="${id}-error"` : '';
  const common = `id="${id}" name="${text(name)}"${wrong}${field.kind === 'date' ? '' : ` maxlength="${maxLengthOf(field)}"`}`;
  const control =
    field.kind === 'long-text'
      ? `<textarea ${common} rows="5">\n${value}</textarea>`
      : `<input type="${inputTypes[field.kind]}" ${common} value="${value}">`;
  return `<div><label for="${id}">${text(field.label)}</label>${drawHint(field.hint)}${drawError(name, errors)}${control}</div>`;
};

const drawGroup = (name: string, group: PublicForm['groups'][string], typed: Typed, errors: Errors): string => {
  const head = `<legend><h2>${text(group.title)}</h2></legend>${drawHint(group.hint)}`;
  if (!isList(group)) {
    const fields = askedFields(group).map(([field, asked]) =>
      drawField(controlName(name, field), asked, typed, errors),
    );
    return `<fieldset>${head}${fields.join('')}</fieldset>`;
  }
  const given = typed.getAll(name);
  const lines = Array.from({ length: Math.max(group.initialItems, given.length) }, (_, index) => {
    const id = idOf(`${name}.${index}`);
    return `<div><label for="${id}">${text(group.line.label)} ${index + 1}</label>${drawError(`${name}.${index}`, errors)}<input type="text" id="${id}" name="${text(name)}" value="${text(given[index] ?? '')}"></div>`;
  });
  return `<fieldset>${head}${lines.join('')}</fieldset>`;
};

/**
 * A form that could not be taken as it was sent: what is wrong, and everything that was typed, ready to be sent again:
 * `sent`, unless that was more than a person types.
 */
export const drawFormPage = (
  form: PublicForm,
  action: string,
  sent: Typed | undefined,
  { message, errors = [] }: Problem,
): string => {
  const typed = sent ?? new URLSearchParams();
  const whatWasTyped = sent ? 'What you typed is below.' : 'What you typed is still on the page before this one.';
  const byField: Errors = new Map(errors.toReversed().map((error) => [error.path, error.message]));
  const problems =
    errors.length > 0
      ? `<ul>${[...byField]
          .toReversed()
          .map(([name, wrong]) => `<li><a href="#${idOf(name)}">${text(wrong)}</a></li>`)
          .join('')}</ul>`
      : `<p>${text(message)}</p>`;
  return drawHtmlPage(
    `Error: ${form.title}`,
    `<h1>${text(form.title)}</h1>
<div class="problems" role="alert"><h2>There is a problem</h2>${problems}<p>Nothing was sent. ${whatWasTyped}</p></div>
<form method="post" action="${text(action)}">
${Object.entries(form.groups)
  .map(([name, group]) => drawGroup(name, group, typed, byField))
  .join('\n')}
<button type="submit" class="button">${text(form.submit)}</button>
</form>
<p><a href="${text(form.page)}">Start again with an empty form</a></p>`,
  );
};
