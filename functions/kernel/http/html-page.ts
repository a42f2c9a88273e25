import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import { type Html, html } from '../../../shared/kernel/html.ts';
import type { Problem } from '../../../shared/kernel/problem.ts';
import { apiContentSecurityPolicy } from '../../../shared/kernel/security-headers.ts';
import { facts } from '../../../shared/organisation/facts.ts';
import { frameContent, frameOf, frameTitle } from '../../../shared/site/site-frame.ts';
import { inLanguage } from '../../../shared/site/site-languages.ts';
import type { LanguageKey } from '../../../shared/words/language.ts';
import { readEnvironment } from '../lib/environment.ts';
import type { PageWords } from './page-words.ts';

const environment = z.object({ SITE_FRAME: z.string() });
const frames = new Map<LanguageKey, string>();
const readFrame = (key: LanguageKey): string => {
  const folder = dirname(readEnvironment(environment).SITE_FRAME);
  const frame = frames.get(key) ?? readFileSync(join(folder, frameOf(key)), 'utf8');
  frames.set(key, frame);
  return frame;
};

/** Puts the menu and footer that were published last in the place of those that came with the function. */
export const setFrame = (key: LanguageKey, frame: string | undefined): void => {
  if (frame === undefined) frames.delete(key);
  else frames.set(key, frame);
};

/** A page of the site for a browser without scripts: its menu and footer around the content. */
export const drawHtmlPage = ({ language: { key } }: PageWords, title: string, content: Html): string =>
  readFrame(key)
    .replace(frameTitle, () => html`${title} - ${facts.name}`.markup)
    .replace(frameContent, () => html`<div class="plain">${content}</div>`.markup);

/** The page shown in place of one that failed. */
export const drawProblemPage = (words: PageWords, { message }: Problem): string => {
  const { brokenPage, referralSent, language } = words;
  return drawHtmlPage(
    words,
    brokenPage.title,
    html`<h1>${brokenPage.title}</h1><p>${message}</p><p><a class="button" href="${inLanguage(language.key, '/')}">${referralSent.home}</a></p>`,
  );
};

/** An answer that nobody keeps. */
export const answerWith = (
  statusCode: number,
  type: string,
  body: string,
  headers: Record<string, string> = {},
): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store', ...headers },
  body,
});

export const answerWithPage = (status: number, page: string): APIGatewayProxyStructuredResultV2 =>
  answerWith(status, 'text/html', page, { 'content-security-policy': apiContentSecurityPolicy });
