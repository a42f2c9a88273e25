import { formatDayIn } from '../../../shared/kernel/format-day.ts';
import { describeGroup } from '../../../shared/kernel/forms/describe.ts';
import type { AnyAnswer } from '../../../shared/kernel/forms/field.ts';
import type { PublicForm } from '../../../shared/kernel/forms/public-form.ts';
import { html } from '../../../shared/kernel/html.ts';
import { drawHtmlPage } from './html-page.ts';
import type { PageWords } from './page-words.ts';

/** The hidden field of the page below: the signed time at which these answers were shown. */
const checkField = 'checked';
const atTheEnd = new RegExp(`&${checkField}=([\\w.-]{0,100})$`);

/** The signed time in a posted form; blank when the form was not shown before. */
export const readCheck = (posted: string): string => atTheEnd.exec(posted)?.[1] ?? '';
/** A posted form without the field that the page below adds to it. */
export const withoutCheck = (posted: string): string => posted.replace(atTheEnd, '');

type Body = Readonly<Record<string, unknown>>;
type Answers = Readonly<Record<string, AnyAnswer>> | readonly string[] | undefined;

const drawLines = (text: string) => text.split('\n').map((line, index) => html`${index > 0 && html`<br>`}${line}`);

const drawAnswers = ({ forms, language }: PageWords, { groups }: PublicForm, body: Body) => {
  const format = { yes: forms.yes, formatDay: formatDayIn(language.id) };
  return Object.entries(groups).map(([name, group]) => {
    const given = describeGroup(group, (name ? body[name] : body) as Answers, format).filter((one) => one.text !== '');
    const rows = given.map((one) => html`<dt>${one.label}</dt><dd dir="auto">${drawLines(one.text)}</dd>`);
    return rows.length > 0 && html`<h2>${group.title}</h2><dl>${rows}</dl>`;
  });
};

/** The page that shows the answers to be sent, with a button that sends them. */
export const drawCheckPage = (
  words: PageWords,
  form: PublicForm,
  action: string,
  body: Body,
  { posted, check, tooSoon }: { posted: string; check: string; tooSoon: boolean },
): string => {
  const { forms } = words;
  const pairs = [...new URLSearchParams(withoutCheck(posted)), [checkField, check] as const];
  const fields = pairs.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`);
  return drawHtmlPage(
    words,
    `${forms.check}: ${form.title}`,
    html`<h1>${forms.check}</h1>
${tooSoon && html`<p class="problems" role="alert">${forms.tooSoon(form.submit)}</p>`}
<p>${forms.notSentYet}</p>
${drawAnswers(words, form, body)}
<form method="post" action="${action}">
${fields}
<button type="submit" class="button">${form.submit}</button>
</form>`,
  );
};
