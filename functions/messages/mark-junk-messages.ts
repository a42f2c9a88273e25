import type { InboxHandlers } from './dependencies.ts';

export const markJunkMessages: InboxHandlers['markJunkMessages'] = async ({ body, auditContext }, { messages }) => ({
  status: 200,
  body: await messages.markJunk(body.messages, body.why, auditContext),
});
