import { readFileSync } from 'node:fs';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import { brokenPage } from '#words/broken-page.ts';
import { referralSent } from '#words/referral-sent.ts';
import type { Problem } from '../../shared/api/problem.ts';
import { organisation } from '../../shared/organisation.ts';
import { apiContentSecurityPolicy } from '../../shared/security-headers.ts';
import { frameContent, frameTitle } from '../../shared/site-frame.ts';
import { readEnvironment } from '../lib/environment.ts';
import { type Html, html } from './html.ts';

let frame: string | undefined;
const readFrame = (): string => {
  frame ??= readFileSync(readEnvironment(z.object({ SITE_FRAME: z.string() })).SITE_FRAME, 'utf8');
  return frame;
};

/** A page of the site for a browser without scripts: its menu and footer, as the build drew them, around the content. */
export const drawHtmlPage = (title: string, content: Html): string =>
  readFrame()
    .replace(frameTitle, () => html`${title} - ${organisation.name}`.markup)
    .replace(frameContent, () => html`<div class="plain">${content}</div>`.markup);

/** The page that is answered in place of one that failed. */
export const drawProblemPage = ({ message }: Problem): string =>
  drawHtmlPage(
    brokenPage.title,
    html`<h1>${brokenPage.title}</h1><p>${message}</p><p><a class="button" href="/">${referralSent.home}</a></p>`,
  );

/** The reply with a page as its body. */
export const answerWithPage = (status: number, page: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': apiContentSecurityPolicy,
  },
  body: page,
});
