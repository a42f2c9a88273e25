import type { MessagesHandlers } from './dependencies.ts';

export const markJunkMessages: MessagesHandlers['markJunkMessages'] = async ({ body, auditContext }, { messages }) => ({
  status: 200,
  body: await messages.markJunk(body.messages, body.why, auditContext),
});
