import { urgentHelpIn } from '../../shared/country/urgent-help.ts';
import { statusForm } from '../../shared/intake/status-form.ts';
import { html } from '../../shared/kernel/html.ts';
import { facts } from '../../shared/organisation/facts.ts';
import { phoneLink } from '../../shared/organisation/organisation.ts';
import { inLanguage } from '../../shared/site/site-languages.ts';
import { wordsIn } from '../kernel/http/every-language.ts';
import { drawHtmlPage } from '../kernel/http/html-page.ts';
import type { PageWords } from '../kernel/http/page-words.ts';
import { loadPublishedPage } from '../kernel/site/load-published.ts';
import type { IntakeHandlers } from './dependencies.ts';

const drawChanges = ({ referralSent }: PageWords) => {
  const [before = '', after = ''] = referralSent.ifAnythingChanges.split('{phone}');
  return html`<p>${before}<a href="${phoneLink(facts.phone)}">${facts.phone}</a>${after}</p>`;
};

const drawStatusLink = ({ referralSent, language }: PageWords) => {
  const [before = '', after = ''] = referralSent.whereIsIt.split('{status}');
  return html`<p>${before}<a href="${inLanguage(language.key, statusForm.page)}">${referralSent.statusLink}</a>${after}</p>`;
};

const drawContent = (words: PageWords, reference: string) => {
  const { referralSent, helpLines, language } = words;
  return html`<h1>${referralSent.title}</h1>
<p class="lead">${referralSent.text}</p>
<p class="reference"><span>${referralSent.reference}</span> <strong>${reference}</strong> <span>${referralSent.keepReference}</span></p>
<h2>${referralSent.inDanger}</h2>
<p>${referralSent.whatWeDo}</p>
<ul>${urgentHelpIn(helpLines).map(({ who, say, link }) => html`<li>${who}: <a href="${link}">${say}</a></li>`)}</ul>
<h2>${referralSent.next}</h2>
<ol>${referralSent.whatHappens.map((step) => html`<li>${step}</li>`)}</ol>
${drawStatusLink(words)}
${drawChanges(words)}
<p><a class="button" href="${inLanguage(language.key, '/')}">${referralSent.home}</a></p>`;
};

/** Reads nothing: whoever has a reference may see it again. */
export const showSentReferral: IntakeHandlers['showSentReferral'] = async ({ params, query }) => {
  const words = await wordsIn(query.language);
  await loadPublishedPage(query.language);
  return { status: 200, body: drawHtmlPage(words, words.referralSent.title, drawContent(words, params.reference)) };
};
