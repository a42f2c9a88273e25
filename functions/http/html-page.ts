import { readFileSync } from 'node:fs';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
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

/** The answer that is such a page. */
export const answerWithPage = (status: number, page: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': apiContentSecurityPolicy,
  },
  body: page,
});
