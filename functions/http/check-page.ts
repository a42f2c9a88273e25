import { describeGroup } from '../../shared/forms/describe.ts';
import type { AnyAnswer } from '../../shared/forms/field.ts';
import type { PublicForm } from '../../shared/forms/public-form.ts';
import { drawHtmlPage, text } from './html-page.ts';

/** The last field of the form on the page below: that these answers were shown, and when. */
const checkField = 'checked';
const atTheEnd = new RegExp(`&${checkField}=([\\w.-]{0,100})$`);

/** What a posted form says of having been shown; blank when it was not. */
export const readCheck = (posted: string): string => atTheEnd.exec(posted)?.[1] ?? '';
/** A posted form as it was when it was shown. */
export const withoutCheck = (posted: string): string => posted.replace(atTheEnd, '');

type Said = Readonly<Record<string, unknown>>;
type Answers = Readonly<Record<string, AnyAnswer>> | readonly string[] | undefined;

const drawAnswers = ({ groups }: PublicForm, said: Said): string =>
  Object.entries(groups)
    .map(([name, group]) => {
      const given = describeGroup(group, (name ? said[name] : said) as Answers).filter((one) => one.text !== '');
      const rows = given.map((one) => `<dt>${text(one.label)}</dt><dd>${text(one.text).replaceAll('\n', '<br>')}</dd>`);
      return rows.length > 0 ? `<h2>${text(group.title)}</h2><dl>${rows.join('')}</dl>` : '';
    })
    .join('\n');

/** What is about to be sent, with a button that sends it. */
export const drawCheckPage = (
  form: PublicForm,
  action: string,
  said: Said,
  { posted, check, tooSoon }: { posted: string; check: string; tooSoon: boolean },
): string => {
  const pairs = [...new URLSearchParams(withoutCheck(posted)), [checkField, check] as const];
  const fields = pairs.map(([name, value]) => `<input type="hidden" name="${text(name)}" value="${text(value)}">`);
  return drawHtmlPage(
    `Check before you send: ${form.title}`,
    `<h1>Check before you send</h1>
${tooSoon ? `<p class="problems" role="alert">That was a little too quick for us. Please press ${text(form.submit)} once more.</p>` : ''}
<p>Nothing has been sent yet. To change something, go back to the page before: what you typed is still there.</p>
${drawAnswers(form, said)}
<form method="post" action="${text(action)}">
${fields.join('\n')}
<button type="submit" class="button">${text(form.submit)}</button>
</form>`,
  );
};
