import type { MessagesHandlers } from './dependencies.ts';

export const clearJunkMessages: MessagesHandlers['clearJunkMessages'] = async (
  { body, auditContext },
  { messages },
) => ({
  status: 200,
  body: await messages.clearJunk(body.messages, auditContext),
});
