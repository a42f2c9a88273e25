import { urgentHelpIn } from '../../shared/country/urgent-help.ts';
import { type Html, html } from '../../shared/kernel/html.ts';
import { returnParameter } from '../../shared/kernel/return-parameter.ts';
import { facts } from '../../shared/organisation/facts.ts';
import { isPublishedIn, type Place, showQuestion } from '../../shared/questionnaires/answered-alone.ts';
import { feedbackOptions, feedbackStatements } from '../../shared/questionnaires/feedback.ts';
import { findQuestionnaire } from '../../shared/questionnaires/registry.ts';
import { screens } from '../../shared/screens.ts';
import { isTabletLink, statementField } from '../../shared/self-completion/self-completion-schema.ts';
import { inLanguage } from '../../shared/site/site-languages.ts';
import type { LanguageKey } from '../../shared/words/language.ts';
import { languages } from '../../shared/words/languages.ts';
import { type Messages, spokenLanguages, wordsIn } from './messages.ts';
import type { Opened } from './store/opened.ts';

/** The hidden fields of the forms of a page. */
export type Carried = { link: string; pageToken: string; language: LanguageKey };

const drawHelp = ({ words, helpLines }: Messages, isLoud = false): Html =>
  html`<aside class="help${isLoud && ' loud'}" aria-label="${words.help}"><p>${words.help}</p><ul>${urgentHelpIn(
    helpLines,
  ).map(({ who, say, link }) => html`<li>${who}: <a href="${link}">${say}</a></li>`)}</ul></aside>`;

/** The way back for staff, to the session that was open; it leads to the password. */
const drawSignIn = ({ words }: Messages, patientId: string): Html => {
  const wanted = screens.recordAppointment.path.replace(':id?', patientId);
  return html`<footer class="staff"><a href="${screens.signIn.path.replace('/:type?', '')}?${new URLSearchParams({ [returnParameter]: wanted }).toString()}">${words.done.signIn}</a></footer>`;
};

type Drawn = {
  title: string;
  content: Html;
  help?: 'none' | 'quiet';
  /** For a link: the way to leave quickly. For a tablet: the way in for its worker. */
  of?: 'link' | { tablet: string };
};

/** A page that needs no script and no picture, and leads only to the next one. */
const drawPage = (messages: Messages, { title, content, help = 'quiet', of }: Drawn): string => {
  const { language, layout, words } = messages;
  const isDraft = !('review' in language);
  return html`<!doctype html>
<html lang="${language.id}" dir="${language.dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${title} - ${words.title}</title><link rel="stylesheet" href="${inLanguage(language.key, '/plain.css')}"></head>
<body class="answers">
<header>
${of === 'link' && html`<p class="leave"><a href="${facts.leaveTo}" rel="noreferrer">${layout.leave}</a></p>`}
${isDraft && html`<p class="draft"><strong>${layout.draftTranslation}</strong> ${layout.draftTranslationText}</p>`}
</header>
<main id="content" class="plain">${content}</main>
${help !== 'none' && drawHelp(messages)}
${typeof of === 'object' && drawSignIn(messages, of.tablet)}
</body>
</html>`.markup;
};

const carry = ({ link, pageToken, language }: Carried): Html =>
  html`<input type="hidden" name="link" value="${link}"><input type="hidden" name="pageToken" value="${pageToken}"><input type="hidden" name="language" value="${language}">`;

const drawLanguages = ({ language, words }: Messages, link: string): Html =>
  html`<nav aria-label="${words.language}"><ul class="languages">${spokenLanguages.map((one) => {
    const mark = one.key === language.key && html` aria-current="true"`;
    return html`<li><a href="/answers/${link}?language=${one.key}" lang="${one.id}" dir="${one.dir}"${mark}>${one.name}</a></li>`;
  })}</ul></nav>`;

/** The first page. Before the date of birth it does not say who it is from, or why: others may see it. */
export const drawLink = (link: string, key: LanguageKey, wrong?: 'missing'): string => {
  const messages = wordsIn(key);
  const { words } = messages;
  const hidden = html`<input type="hidden" name="link" value="${link}"><input type="hidden" name="language" value="${messages.language.key}">`;
  if (isTabletLink(link)) {
    const content = html`<h1>${words.start.title}</h1>${drawLanguages(messages, link)}
<form method="post" action="/api/answers/open">${hidden}<button type="submit" class="button">${words.start.submit}</button></form>`;
    return drawPage(messages, { title: words.start.title, content });
  }
  const { who } = words;
  const error = wrong && html`<p class="wrong" id="wrong">${who.missing}</p>`;
  const described = html` aria-describedby="hint${wrong && ' wrong'}"${wrong && html` aria-invalid="true"`}`;
  const content = html`<h1>${who.title}</h1>${drawLanguages(messages, link)}
<form method="post" action="/api/answers/open">${hidden}<div><label for="dob">${who.label}</label><p class="hint" id="hint">${who.hint}</p>${error}<input type="date" id="dob" name="dob" autocomplete="bday" required${described}></div><button type="submit" class="button">${who.submit}</button></form>`;
  return drawPage(messages, { title: who.title, content, help: 'none', of: 'link' });
};

/** A page that says why a link leads no further, with the way back to its beginning. */
const drawEnded = (link: string, key: LanguageKey, why: 'closed' | 'lost', of?: Drawn['of']): string => {
  const messages = wordsIn(key);
  const { [why]: ended, closed } = messages.words;
  const content = html`<h1>${ended.title}</h1><p>${ended.text}</p><p><a class="button" href="/answers/${link}?language=${messages.language.key}">${closed.again}</a></p>`;
  return drawPage(messages, { title: ended.title, content, help: 'none', of });
};

/** One page for every link that does not open, whatever the reason. */
export const drawClosed = (link: string, key: LanguageKey): string => drawEnded(link, key, 'closed', 'link');

/** The page for a link that was opened anew elsewhere, or is over. */
export const drawLost = (link: string, key: LanguageKey): string =>
  drawEnded(link, key, 'lost', isTabletLink(link) ? undefined : 'link');

export const drawTooOften = (key: LanguageKey): string => {
  const messages = wordsIn(key);
  const { closed, tooOften } = messages.words;
  const content = html`<h1>${closed.title}</h1><p>${tooOften}</p>`;
  return drawPage(messages, { title: closed.title, content, help: 'none', of: 'link' });
};

const ownerOf = ({ request: { way, patientId } }: Pick<Opened, 'request'>): NonNullable<Drawn['of']> =>
  way === 'tablet' ? { tablet: patientId } : 'link';

/** The form that only continues, to a place that is computed anew. */
const drawOn = (carried: Carried, place: Place, label: string): Html => {
  if (place === 'feedback' || place === 'end') {
    return html`<form method="post" action="/api/answers/feedback">${carry(carried)}<button type="submit" class="button" name="go" value="next">${label}</button></form>`;
  }
  return html`<form method="post" action="/api/answers">${carry(carried)}<input type="hidden" name="questionnaire" value="${place.type}"><input type="hidden" name="question" value="${place.question}"><button type="submit" class="button" name="go" value="show">${label}</button></form>`;
};

/** The information before the first question: who reads the answers, and when. */
export const drawBegin = (opened: Opened, place: Place, carried: Carried): string => {
  const messages = wordsIn(carried.language);
  const { begin, inEnglish, start } = messages.words;
  const of = ownerOf(opened);
  const isLink = of === 'link';
  const isForeign = !isPublishedIn(opened.request.questionnaires, messages.language.key);
  const read = isLink ? begin.readLater.replace('{hours}', messages.hours()) : begin.readToday;
  const content = html`<h1>${begin.title}</h1><p><strong>${read}</strong></p><p>${begin.free}</p>${isLink && html`<p>${begin.kept}</p>`}${isForeign && html`<p>${inEnglish}</p>`}
${drawOn(carried, place, start.submit)}`;
  return drawPage(messages, { title: begin.title, content, of });
};

type At = { type: Opened['request']['questionnaires'][number]; question: number };

/** One question; a wrong page says that no answer was chosen. */
export const drawQuestion = (opened: Opened, at: At, carried: Carried, isMissing = false): string => {
  const messages = wordsIn(carried.language);
  const { words } = messages;
  const questionnaire = findQuestionnaire(at.type);
  const shown = showQuestion(questionnaire, at.question, messages.language.key);
  const { id, dir } = languages[shown.language];
  const chosen = opened.partialAnswers[at.type]?.find(({ question }) => question === at.question)?.score;
  const progress = words.progress(at.question + 1, questionnaire.questions.length);
  const options = shown.options.map(({ text, score, end }) => {
    const mark = score === chosen && html` checked`;
    return html`<label class="choice"><input type="radio" name="score" value="${score}" required${mark}> <span>${text}${end && html` <small>${end}</small>`}</span></label>`;
  });
  // Shown with the first question only: on a small phone it would push the answers of each off the screen.
  const isForeign = at.question === 0 && shown.language !== messages.language.key;
  const content = html`<p class="progress">${progress}</p>${isForeign && html`<p class="hint">${words.inEnglish}</p>`}
<form method="post" action="/api/answers">${carry(carried)}<input type="hidden" name="questionnaire" value="${at.type}"><input type="hidden" name="question" value="${at.question}">
<fieldset lang="${id}" dir="${dir}"><legend>${shown.stem && html`<span class="stem">${shown.stem}</span>`}<h1>${shown.text}</h1></legend>${isMissing && html`<p class="wrong" role="alert" lang="${messages.language.id}">${words.choose}</p>`}${options}</fieldset>
<p class="actions"><button type="submit" class="button" name="go" value="next">${words.next}</button>${at.question > 0 && html`<button type="submit" class="button quiet" name="go" value="back" formnovalidate>${words.back}</button>`}${chosen !== undefined && html`<button type="submit" class="button quiet" name="go" value="clear" formnovalidate>${words.clear}</button>`}</p>
</form>
<p class="credit" lang="en" dir="ltr">${questionnaire.name}. ${questionnaire.credit}</p>`;
  return drawPage(messages, { title: progress, content, of: ownerOf(opened) });
};

/** Help at once, after an answer that needs it; the rest of the questions can wait. */
export const drawConcern = (opened: Opened, place: Place, carried: Carried): string => {
  const messages = wordsIn(carried.language);
  const { alert } = messages.words;
  const of = ownerOf(opened);
  const isLink = of === 'link';
  const content = html`<h1>${alert.title}</h1><p class="lead">${alert.text}</p>${drawHelp(messages, true)}<p>${isLink ? alert.told : alert.here}</p>
${drawOn(carried, place, alert.submit)}`;
  return drawPage(messages, { title: alert.title, content, help: 'none', of });
};

type Typed = Readonly<Record<string, unknown>>;

export const drawFeedback = (opened: Opened, carried: Carried, typed?: Typed): string => {
  const messages = wordsIn(carried.language);
  const { feedback, inEnglish } = messages.words;
  const isForeign = messages.language.key !== 'en';
  const statements = feedbackStatements.map((statement, question) => {
    const name = statementField(question);
    const isOpen = typed !== undefined && typed[name] === undefined;
    const options = feedbackOptions.map(({ text, score }) => {
      const mark = typed?.[name] === score && html` checked`;
      return html`<label class="choice"><input type="radio" name="${name}" value="${score}"${mark}> ${text}</label>`;
    });
    return html`<fieldset class="question short" lang="en" dir="ltr"><legend${isOpen && html` class="wrong"`}>${statement}</legend>${options}</fieldset>`;
  });
  const content = html`<h1>${feedback.title}</h1><p>${feedback.lead}</p>${isForeign && html`<p class="hint">${inEnglish}</p>`}${typed && html`<p class="wrong" role="alert">${feedback.missing}</p>`}
<form method="post" action="/api/answers/feedback">${carry(carried)}${statements}<p class="actions"><button type="submit" class="button" name="go" value="send">${feedback.submit}</button><button type="submit" class="button quiet" name="go" value="skip">${feedback.skip}</button></p></form>`;
  return drawPage(messages, { title: feedback.title, content, of: ownerOf(opened) });
};

/** The end: thanks; and where a tablet is given back, the way in for staff. */
export const drawEnd = (request: Opened['request'], key: LanguageKey): string => {
  const messages = wordsIn(key);
  const { done } = messages.words;
  const onTablet = request.way === 'tablet';
  const content = html`<h1>${done.title}</h1><p class="lead">${onTablet ? done.tablet : done.link}</p>`;
  return drawPage(messages, { title: done.title, content, of: ownerOf({ request }) });
};
