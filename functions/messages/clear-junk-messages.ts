import type { InboxHandlers } from './dependencies.ts';

export const clearJunkMessages: InboxHandlers['clearJunkMessages'] = async ({ body, auditContext }, { messages }) => ({
  status: 200,
  body: await messages.clearJunk(body.messages, auditContext),
});
