import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Outbox, OutboxMessage } from '../outbox.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

const describeSubject = (subject: string | undefined) => (subject ? `<p><b>${escapeHtml(subject)}</b></p>` : '');
const describe = ({ at, channel, to, subject, text }: OutboxMessage) =>
  `<li><p><b>${channel === 'sms' ? 'Text message' : 'Email'}</b> to ${escapeHtml(to)}, ${escapeHtml(at)}</p>${describeSubject(subject)}<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p></li>`;

const page = (messages: OutboxMessage[]) => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<h1>Outbox</h1>
<p>Texts and emails that would have been sent, newest first. They exist on this machine alone.</p>
${messages.length > 0 ? `<ol>${messages.map(describe).join('')}</ol>` : '<p>Nothing has been sent yet.</p>'}
</html>`;

/** `/local/outbox` for programs, `/local/` for people. No cloud build has either. */
export const showOutbox = (outbox: Outbox) => (request: IncomingMessage, response: ServerResponse) => {
  const asJson = request.url === '/local/outbox';
  if (!asJson && request.url !== '/local/') return void response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': asJson ? 'application/json' : 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
  });
  response.end(asJson ? JSON.stringify(outbox.list()) : page(outbox.list()));
};
