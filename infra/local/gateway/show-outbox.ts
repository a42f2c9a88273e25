import type { IncomingMessage, ServerResponse } from 'node:http';
import { html } from '../../../shared/kernel/html.ts';
import type { Outbox, OutboxMessage } from '../outbox.ts';

const describe = ({ at, channel, to, subject, text }: OutboxMessage) =>
  html`<li><p><b>${channel === 'sms' ? 'Text message' : 'Email'}</b> to ${to}, ${at}</p>${subject && html`<p><b>${subject}</b></p>`}<p>${text.split('\n').map((line, index) => [index > 0 && html`<br>`, line])}</p></li>`;

const page = (messages: OutboxMessage[]) => html`<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<h1>Outbox</h1>
<p>Texts and emails that would have been sent, newest first. They exist on this machine alone.</p>
${messages.length > 0 ? html`<ol>${messages.map(describe)}</ol>` : html`<p>Nothing has been sent yet.</p>`}
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
  response.end(asJson ? JSON.stringify(outbox.list()) : page(outbox.list()).markup);
};
