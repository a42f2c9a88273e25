import { forms } from '#words/forms.ts';
import { describeGroup } from '../../shared/forms/describe.ts';
import type { AnyAnswer } from '../../shared/forms/field.ts';
import type { PublicForm } from '../../shared/forms/public-form.ts';
import { html } from './html.ts';
import { drawHtmlPage } from './html-page.ts';

/** The hidden field of the page below: the signed time at which these answers were shown. */
const checkField = 'checked';
const atTheEnd = new RegExp(`&${checkField}=([\\w.-]{0,100})$`);

/** The signed time in a posted form; blank when the form was not shown before. */
export const readCheck = (posted: string): string => atTheEnd.exec(posted)?.[1] ?? '';
/** A posted form without the field that the page below adds to it. */
export const withoutCheck = (posted: string): string => posted.replace(atTheEnd, '');

type Said = Readonly<Record<string, unknown>>;
type Answers = Readonly<Record<string, AnyAnswer>> | readonly string[] | undefined;

const drawLines = (text: string) => text.split('\n').map((line, index) => html`${index > 0 && html`<br>`}${line}`);

const drawAnswers = ({ groups }: PublicForm, said: Said) =>
  Object.entries(groups).map(([name, group]) => {
    const given = describeGroup(group, (name ? said[name] : said) as Answers).filter((one) => one.text !== '');
    const rows = given.map((one) => html`<dt>${one.label}</dt><dd>${drawLines(one.text)}</dd>`);
    return rows.length > 0 && html`<h2>${group.title}</h2><dl>${rows}</dl>`;
  });

/** The page that shows what is about to be sent, with a button that sends it. */
export const drawCheckPage = (
  form: PublicForm,
  action: string,
  said: Said,
  { posted, check, tooSoon }: { posted: string; check: string; tooSoon: boolean },
): string => {
  const pairs = [...new URLSearchParams(withoutCheck(posted)), [checkField, check] as const];
  const fields = pairs.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`);
  return drawHtmlPage(
    `${forms.check}: ${form.title}`,
    html`<h1>${forms.check}</h1>
${tooSoon && html`<p class="problems" role="alert">${forms.tooSoon(form.submit)}</p>`}
<p>${forms.notSentYet}</p>
${drawAnswers(form, said)}
<form method="post" action="${action}">
${fields}
<button type="submit" class="button">${form.submit}</button>
</form>`,
  );
};
