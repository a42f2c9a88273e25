import type { inbox } from '../../../shared/api/inbox.ts';
import type { Handler } from '../../http/handler.ts';
import type { InboxDependencies } from './dependencies.ts';

export const clearJunkMessages: Handler<typeof inbox.clearJunkMessages, InboxDependencies> = async (
  { body, auditContext },
  { messages },
) => ({ status: 200, body: await messages.clearJunk(body.messages, auditContext) });
