import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { organisation, urgentHelp } from '../../shared/organisation.ts';
import { apiContentSecurityPolicy } from '../../shared/security-headers.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Nothing that a person typed is ever read as HTML. */
export const text = (typed: string): string => typed.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? '');

const drawHelp = () =>
  urgentHelp.map(({ who, say, link }) => `<span>${text(who)}: <a href="${link}">${text(say)}</a></span>`).join(' ');

/** A page of the site for a browser without scripts, around the HTML of its content. */
export const drawHtmlPage = (title: string, content: string): string => `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>${text(title)} - ${text(organisation.name)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="stylesheet" href="/plain.css"></head>
<body class="plain">
<aside aria-label="Urgent help"><p><strong>Urgent help</strong> ${drawHelp()}</p></aside>
<header><p><a href="/">${text(organisation.longName)}</a></p><p><a class="button" href="${text(organisation.leaveTo)}" rel="noreferrer">Leave this site quickly</a></p></header>
<main class="narrow" id="content">
${content}
</main></body>
</html>
`;

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
